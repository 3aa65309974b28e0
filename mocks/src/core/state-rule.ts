/** The extension `x-state` of the contract: what an operation does with a collection of the data. */
export interface StateRule {
  /** What happens: `list`, `get` and `signIn` read, the others change. */
  action: 'list' | 'get' | 'insert' | 'update' | 'remove' | 'signIn';
  /** Name of the collection in the data, for example `batches`. */
  collection: string;
  /** The field that identifies a record. */
  key: string;
  /** The type of the key that a new record gets; without it, a text such as `b-1`. */
  keyType?: 'number' | 'uuid';
  /** The input that holds the key, for `get`, `update` and `remove`. */
  keyInput?: string;
  /** The field that holds the id of the signed-in user. Other users' records are invisible. */
  owner?: string;
  /** A list begins with the record that was created last. */
  isNewestFirst?: boolean;
  /** Values of a new record beside its input and its key; `$now` is the time. */
  values?: Readonly<Record<string, unknown>>;
  /** The inputs that filter a list by the field of the same name. */
  filters?: readonly string[];
  /** Name of a record in an error: 'this batch'. */
  label?: string;
  /** The property of the response that holds the record, the list or the token; empty when the response is that. Without one, the response is the example. */
  property?: string;
  /** The fields of a record that a response shows; without them, all. */
  fields?: readonly string[];
}
