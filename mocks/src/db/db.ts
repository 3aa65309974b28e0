import type {
  Batch,
  Course,
  ExamEntry,
  RequestFranchiseInput,
  SendQueryInput,
  SubjectMarks,
  Transaction,
  User,
} from '@institute/sdk/contract';

/** A student or an operator. */
export interface Account extends User {
  password: string;
  isActive: boolean;
  /** Ids of the courses that a student has. */
  courses: string[];
  /** Id of the operator whose centre the student belongs to. */
  centre?: string;
  /** Id of the student's batch. */
  batch?: string;
  /** Key of an uploaded photo in `files`. */
  photo?: string;
}

interface Owned {
  _id: string;
  /** Id of the operator. */
  owner: string;
  createdAt: string;
}

export interface StoredBatch extends Batch, Owned {
  createdAt: string;
}

/** Students see it once it is active, which means declared. */
export interface StoredResult extends Owned {
  studentId: string;
  courseId: string;
  grade: string;
  /** Months. */
  duration: number;
  startDate: string;
  endDate: string;
  issueDate: string;
  isActive: boolean;
}

export interface StoredExam extends Owned {
  title: string;
  date: string;
  time: string;
  location: string;
  courseId: string;
  batchId: string;
  students: ExamEntry[];
}

export interface StoredMarksheet extends Owned {
  certificateNo: string;
  studentId: string;
  courseId: string;
  session: string;
  issueDate: string;
  subjects: SubjectMarks[];
  isVerified: boolean;
}

/** A payment to the wallet as the operator reported it. */
export interface StoredTransaction extends Transaction, Owned {
  createdAt: string;
}

/** A purchase at the payment provider. */
export interface Payment {
  /** The `payment_request_id`. */
  _id: string;
  /** Id of the account that pays. */
  buyer: string;
  courseId: string;
  /** Rupees. */
  amount: number;
  status: 'created' | 'Credit' | 'Failed';
  /** The provider's `payment_id`. */
  paymentId?: string;
  createdAt: string;
  paidAt?: string;
}

export interface StoredQuery extends SendQueryInput {
  _id: string;
  createdAt: string;
}

export interface StoredApplication extends RequestFranchiseInput {
  _id: string;
  createdAt: string;
}

/** The data of the mocks. It is stored as JSON, so it holds plain data only. */
export interface Db {
  accounts: Account[];
  courses: Course[];
  batches: StoredBatch[];
  results: StoredResult[];
  exams: StoredExam[];
  marksheets: StoredMarksheet[];
  transactions: StoredTransaction[];
  /** Balances in rupees by operator id. */
  wallets: Record<string, number>;
  payments: Payment[];
  queries: StoredQuery[];
  applications: StoredApplication[];
  /** Name, stamp and signature on documents by operator id; pictures are keys in `files`. */
  media: Record<string, { name?: string; logo?: string; signature?: string }>;
  files: Record<string, { type: string; base64: string }>;
  /** The number in the last new id. */
  lastId: number;
  /** The number of the last sign-in, and by account id the number of its last sign-in that has expired. */
  signIns: { last: number; expired: Record<string, number> };
}

/** For example `b-1042`. */
export function nextId(db: Db, prefix: string): string {
  db.lastId += 1;
  return `${prefix}-${db.lastId}`;
}
