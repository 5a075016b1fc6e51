/** The contracts, as the check needs them. */
import {type Contracts, describeFault, fieldOf} from '../contracts/contracts';
import type {CheckRules} from './check';

/** Returns rules and schemas of both sockets. */
export function checkRulesOf(contracts: Contracts): CheckRules {
  return {
    protocols: contracts.protocols,
    validate: (api) => (schema, message) => {
      const fault = contracts.fault(api, schema, message);
      return fault && {field: fieldOf(fault), keyword: fault.keyword, text: describeFault(fault)};
    },
  };
}
