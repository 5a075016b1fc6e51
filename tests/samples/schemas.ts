/**
 * The contracts as judges of what pages show. Stricter than the service: a member that no contract declares would be
 * ignored there, and on a page it is a mistake.
 */
import {type Api, describeFault} from '@speech-docs/protocol/contracts';
import {readContract} from '@speech-docs/protocol/contracts/read.server';
import {newValidator} from '@speech-docs/protocol/contracts/schemas';

type Node = {[keyword: string]: unknown};

const APIS: readonly Api[] = ['batch', 'realtime', 'flow'];
/** Branches see a part of the members: only the whole can say that one is unknown. */
const BRANCHES = new Set(['allOf', 'anyOf', 'oneOf', 'if', 'then', 'else', 'not']);

export class PageSchemas {
  private readonly ajv = newValidator();

  constructor() {
    for (const api of APIS) {
      const {schemas} = readContract(api).root.components;
      this.ajv.addSchema({components: {schemas: strict(schemas, false)}}, api);
      this.ajv.addSchema({components: {schemas: strict(schemas, true)}}, `${api}-part`);
    }
  }

  /**
   * Returns what is wrong with `value` as the schema that a block claims to be, such as `batch:JobConfig` or
   * `batch:JobConfig.tracking`. A `part` may leave out what the whole must have; its list holds items of the schema.
   */
  fault(claim: string, value: unknown, part: boolean): string | undefined {
    const [api = '', path = ''] = claim.split(':');
    const id = `${api}${part ? '-part' : ''}#/components/schemas/${path.replaceAll('.', '/properties/')}`;
    const validate = this.ajv.getSchema(id);
    if (!validate) return 'no contract has this schema';
    for (const one of part && Array.isArray(value) ? value : [value]) {
      if (validate(one)) continue;
      const errors = validate.errors ?? [];
      // Of a failed choice, the branch that got furthest says what is wrong.
      const found = errors.find(({keyword}) => !['oneOf', 'anyOf', 'const', 'if'].includes(keyword)) ?? errors[0];
      return found ? describeFault(found) : 'is not valid';
    }
    return undefined;
  }
}

/** Returns schemas that reject members they do not declare; without `required` for parts. */
function strict(value: unknown, part: boolean, inBranch = false): unknown {
  if (Array.isArray(value)) return value.map((item) => strict(item, part, inBranch));
  if (typeof value !== 'object' || value === null) return value;
  const node = value as Node;
  const kept = Object.entries(node).filter(([name, member]) => !(part && name === 'required' && Array.isArray(member)));
  const copy = Object.fromEntries(kept.map(([name, member]) => [name, strict(member, part, BRANCHES.has(name))]));
  const isClosed = 'additionalProperties' in node || 'unevaluatedProperties' in node;
  if (!inBranch && isSchemaOfObject(node) && !isClosed) copy.unevaluatedProperties = false;
  return copy;
}

/** A member that is called `properties` holds a schema, and no list of them. */
function isSchemaOfObject({properties, type}: Node): boolean {
  return typeof properties === 'object' && properties !== null && !Array.isArray(properties) && type !== undefined;
}
