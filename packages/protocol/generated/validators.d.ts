import type {SchemaFault} from '../contracts/contracts';

type Validator = ((value: unknown) => boolean) & {errors?: readonly SchemaFault[] | null};

/** Validators by API and schema, such as `realtime_StartRecognition`; the faults of the last call are its `errors`. */
declare const validators: Record<string, Validator>;
export {validators as default};
