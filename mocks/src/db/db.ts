import type { Batch, Course, ExamEntry, SubjectMarks, Transaction, User } from '@institute/sdk/contract';

/** A person with an account: students and operators alike. */
export interface Account extends User {
  password: string;
  isActive: boolean;
  /** Ids of the bought or taught courses. */
  courses: string[];
  /** Of a centre's student: the operator's _id. */
  centre?: string;
  /** Of a centre's student: the batch's _id. */
  batch?: string;
  /** Key in `files`. */
  photo?: string;
}

/** What a centre made belongs to its operator. */
interface Owned {
  _id: string;
  owner: string;
  createdAt: string;
}

export interface StoredBatch extends Batch, Owned {
  createdAt: string;
}

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

export interface StoredTransaction extends Transaction, Owned {
  createdAt: string;
}

/** A purchase between its start and the provider's word. */
export interface Payment {
  /** The payment_request_id. */
  _id: string;
  buyer: string;
  courseId: string;
  amount: number;
  status: 'created' | 'Credit' | 'Failed';
  paymentId?: string;
  createdAt: string;
  paidAt?: string;
}

/** Everything that the mocks know. Plain data: it is saved and loaded as JSON. */
export interface Db {
  accounts: Account[];
  courses: Course[];
  batches: StoredBatch[];
  results: StoredResult[];
  exams: StoredExam[];
  marksheets: StoredMarksheet[];
  transactions: StoredTransaction[];
  /** Rupees by operator. */
  wallets: Record<string, number>;
  payments: Payment[];
  queries: { name: string; email: string; phone: string; message: string; createdAt: string }[];
  applications: { fullName: string; email: string; CenterLocation: string; createdAt: string }[];
  /** Name, stamp and signature on documents, by operator; pictures are keys in `files`. */
  media: Record<string, { name?: string; logo?: string; signature?: string }>;
  /** Uploaded pictures. */
  files: Record<string, { type: string; base64: string }>;
  /** Counts up; part of every new _id. */
  lastId: number;
}

/** The next id of a kind: `b-1042`. */
export function nextId(db: Db, prefix: string): string {
  db.lastId += 1;
  return `${prefix}-${db.lastId}`;
}
