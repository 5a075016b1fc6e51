/** Where the reference explains the field of a broken rule: its address is its path below the message. */
import {type ContractSchema, refName} from '../rules/contract';
import type {Protocol} from '../rules/protocol';
import type {Rule} from '../rules/rules';
import type {CapturedFrame} from './capture';

/** Kinds of rules whose field is in the message that broke them; that of others is in the first message. */
const IN_MESSAGE = new Set(['shape', 'change', 'deprecated']);

/** Returns the address of the field, or of the nearest part of the message that has an address. */
export function fieldPage(
  protocol: Protocol,
  rule: Rule,
  sent: CapturedFrame | undefined,
  field: string | undefined,
): string {
  if (!field || !IN_MESSAGE.has(rule.kind)) return rule.page;
  const name = `${sent?.message?.message}`;
  const steps = field.split(/[.[\]]+/).filter((step) => step && !/^\d+$/.test(step));
  const known = knownSteps(protocol, name, steps);
  return `${rule.page.split('#')[0]}#${[name.toLowerCase(), ...known].join('.')}`;
}

/** Stops at `oneOf` and `anyOf`, whose fields have addresses of their own. */
function knownSteps({contract}: Protocol, name: string, steps: readonly string[]): string[] {
  const {messages, schemas} = contract.components;
  const resolve = (schema: ContractSchema | undefined): ContractSchema | undefined =>
    schema?.$ref ? schemas[refName(schema) ?? ''] : schema;
  let schema = resolve(messages[name]?.payload) ?? schemas[name];
  const known: string[] = [];
  for (const step of steps) {
    schema = resolve(schema?.properties?.[step] ?? resolve(schema?.items)?.properties?.[step]);
    if (!schema) break;
    known.push(step);
  }
  return known;
}
