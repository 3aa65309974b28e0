import type { JsonSchema } from '@institute/sdk/schemas';
import type { Operation } from '../../generator/operation.ts';
import type { NegativeCase } from '../../generator/spec.ts';
import type { Bodies } from './bodies.ts';

export type Fields = Record<string, unknown>;

/**
 * What a finding means: a `drift` fails the run, a `warning` does not, and `unseen` is a part of the contract that the run could not
 * check, which fails a strict run.
 */
export type Level = 'drift' | 'warning' | 'unseen';

export interface Finding {
  level: Level;
  /** JSON pointer into the response body; empty for the whole response. */
  pointer: string;
  problem: string;
  /** A shell command that repeats the request, with a variable in place of the token. */
  curl?: string;
  /** What a drift harms. Undefined for a response in another form. */
  area?: Area;
  /** The problem without the request that showed it, the same at every operation with this problem. */
  cause?: string;
}

/** From the worst harm to the least. */
export const areas = ['account', 'authority', 'write', 'response', 'header'] as const;
export type Area = (typeof areas)[number];

/** One line of a report: an operation of a server, or a check of the repository. */
export interface ReportRow {
  name: string;
  /** Method and path of an operation. */
  detail: string;
  verdict: 'pass' | 'rejected' | 'FAIL' | 'skipped';
  /** Why the row was rejected or skipped; else the first drift. */
  reason: string;
  findings: Finding[];
  /** Milliseconds of the first response, or of a check. */
  ms: number;
}

export interface Report {
  /** What was checked: the URL of a server, or `this repository`. */
  subject: string;
  rows: ReportRow[];
  /** What a reader must know about the whole run, one sentence each. */
  notes: string[];
  /** False if too little was seen for a verdict; the first note says why. Default: true. */
  isChecked?: boolean;
}

/** `rejected` is an error response that the contract documents, which shows less than `pass`. */
export interface Row extends Omit<ReportRow, 'name' | 'detail'> {
  /** The operationId, or `sequences` for the random sequences of requests. */
  operation: string;
  /** Method and path. */
  request: string;
  /** Undefined if there was no response. */
  status?: number;
  /** A shell command that repeats a request that was rejected. */
  curl?: string;
  /** The JSON pointer of the first drift. */
  pointer: string;
  /** Documented statuses that no request of the run has reached, without the statuses that no program can provoke. */
  unreached: string[];
}

export interface LiveReport extends Pick<Report, 'notes'> {
  rows: Row[];
  /** The operations, and the documented statuses that a program can provoke: how many were seen, and how many there are. */
  coverage: Record<'operations' | 'statuses', [seen: number, all: number]>;
  /** True if the run had a token or an account. */
  isSignedIn: boolean;
  /** Requests that were sent, and those that were not because the server limits their rate. */
  requests: number;
  unsent: number;
  /** Milliseconds. */
  ms: number;
}

export interface Server {
  baseUrl: string;
  /** Milliseconds after which a request is aborted. */
  timeoutMs: number;
  /** Origin of the website that calls the server. Undefined if they share one: then CORS is not checked. */
  origin: string | undefined;
  /** Replaces the global `fetch`. */
  fetch?: typeof fetch;
}

export interface Credentials {
  email: string;
  password: string;
}

export interface Account {
  token: string;
  /** Undefined if the profile could not be read. The token is then tried for every operation. */
  role: number | undefined;
  email: string | undefined;
  /** Known only for accounts that sign in. */
  password?: string;
  /** The body of its getProfile, from before the run. */
  profile: unknown;
}

export interface RunOptions extends Omit<Server, 'origin'> {
  /** Tokens of the accounts that send the requests. The roles come from their profiles. */
  tokens: string[];
  logins?: Credentials[];
  /** Also sends requests that change data. */
  writes: boolean;
  /** Origin of the website for CORS. `same` does not check CORS; undefined takes the origin that the server allows. */
  origin?: string | undefined;
  /** Makes a drift of every field that the contract does not document. */
  closed?: boolean;
  /** Makes a drift of every part of the contract that the run could not check. */
  strict?: boolean;
  /** Number of random sequences of requests that change data. Default: 0. There are none without `writes`. */
  sequences?: number;
  /** Makes the same sequences in every run. */
  seed?: number | undefined;
  /** Returns the server to its first state before each sequence. Without it, the sequences share the server's data. */
  reset?: () => Promise<void>;
  /** The place of one random sequence, as a finding gives it. Only this sequence runs. */
  replay?: string | undefined;
  /** Ends the run: it sends nothing more, restores the accounts and throws an Error. */
  signal?: AbortSignal;
}

/** What the contract says about the requests of an operation. */
export interface Plan {
  examples: Fields[];
  links: ResponseLink[];
  /** Links to requests that the server rejects. */
  rejectedLinks: ResponseLink[];
  negativeCases: NegativeCase[];
  /** Documented statuses that no program can provoke, and why. */
  unprovoked: Record<string, string>;
}

export interface ResponseLink {
  /** The operation whose response has the values. */
  from: Operation;
  fields: Fields;
  where: JsonSchema | undefined;
}

/** The sources of an input: the contract's examples and links, earlier responses, and unique values. */
export interface Sources {
  plans: Map<string, Plan>;
  bodies: Bodies;
  /** A number that no earlier request, of this run or another, has used. */
  nextNumber(): number;
  /** The values that the run has given to fields which must be unique: a record with one of these values was created by the run. */
  uniqueValues: Set<unknown>;
}

export interface Run extends Sources {
  options: RunOptions;
  server: Server;
  operations: Operation[];
  accounts: Account[];
  /** Documented statuses that the server has sent, by operation. */
  reached: Map<string, Set<string>>;
  /** Tokens and passwords, which no report shows. */
  secrets: Set<string>;
  /** The responses with status 429, by operation: an operation whose rate the server limits gets no more requests. */
  limited: Map<string, Sent>;
  /** Requests that the server did not answer because of their rate, or that were not sent after that. */
  unsent: number;
  /** All requests so far. */
  countRequests(): number;
  /** Why CORS could not be checked, or what is missing at all operations. */
  corsProblem: Finding | undefined;
  /** The queries that writes may have changed since a sender read them, by sender and operation. */
  stale: Map<string | null, Set<string>>;
  /** Queries that have changed after a write which does not name them. */
  unnamed: Set<string>;
  /** The senders of writes that may have changed an account since it was restored last. */
  changers: Set<string | null>;
  /** Successful writes of the run that it cannot undo, by operation. */
  lasting: Map<string, number>;
  /** Requests without a response yet: even an interrupted run waits for them, because they may change data. */
  pending: Set<Promise<unknown>>;
}

export interface SentRequest {
  input: Record<string, unknown>;
  token: string | null;
}

/** A request, its response, and the result that the SDK returned or the error that it threw. */
export interface HttpExchange {
  request: Request;
  /** The body of the request if it is JSON. */
  sentJson: string | undefined;
  response: Response;
  text: string;
  result: unknown;
  error: Error | undefined;
}

export interface Sent {
  exchange: HttpExchange | Error;
  /** Undefined without a response. */
  status: number | undefined;
  curl?: string;
}
