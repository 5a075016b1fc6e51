/** The contracts, as the check needs them. */
import {type Contracts, describeFault, fieldOf, type SchemaFault} from '../contracts/contracts';
import {valueAt} from '../rules/contract';
import type {CheckRules} from './check';

export function checkRulesOf(contracts: Contracts): CheckRules {
  return {
    protocols: contracts.protocols,
    validate: (api) => (schema, message) => {
      const fault = contracts.fault(api, schema, message);
      return (
        fault && {
          field: fieldOf(fault),
          keyword: fault.keyword,
          text: beyondBound(fault, message) ?? describeFault(fault),
        }
      );
    },
  };
}

/** Returns the value of a number that is beyond its bound, and the bound; nothing for another fault. */
function beyondBound(fault: SchemaFault, message: unknown): string | undefined {
  const {keyword, params, instancePath} = fault;
  if (keyword !== 'maximum' && keyword !== 'minimum') return undefined;
  const value = valueAt(message, ...instancePath.split('/').slice(1));
  return `${fieldOf(fault)}: is ${value}; ${keyword === 'maximum' ? 'at most' : 'at least'} ${params.limit} is allowed`;
}
