// Made by `pnpm generate` from openapi/. Do not edit.
import type { CallOptions, OpenRead, Read, Write } from '../types.ts'
import type {
  ConfirmPurchaseAnswer,
  ConfirmPurchaseInput,
  CreateBatchAnswer,
  CreateBatchInput,
  CreateExamAnswer,
  CreateExamInput,
  CreateMarksheetAnswer,
  CreateMarksheetInput,
  CreatePurchaseAnswer,
  CreatePurchaseInput,
  CreateResultAnswer,
  CreateResultInput,
  CreateStudentAnswer,
  CreateStudentInput,
  DeleteBatchAnswer,
  DeleteBatchInput,
  FindMarksheetAnswer,
  FindMarksheetInput,
  FindResultAnswer,
  FindResultInput,
  GetCourseAnswer,
  GetCourseInput,
  GetHallTicketAnswer,
  GetHallTicketInput,
  GetInvoiceAnswer,
  GetInvoiceInput,
  GetProfileAnswer,
  GetProfileInput,
  GetWalletAnswer,
  GetWalletInput,
  ListBatchesAnswer,
  ListBatchesInput,
  ListCoursesAnswer,
  ListCoursesInput,
  ListExamsAnswer,
  ListExamsInput,
  ListMarksheetsAnswer,
  ListMarksheetsInput,
  ListResultsAnswer,
  ListResultsInput,
  ListStudentsAnswer,
  ListStudentsInput,
  ListTransactionsAnswer,
  ListTransactionsInput,
  LoginAnswer,
  LoginInput,
  RegisterAnswer,
  RegisterInput,
  RemovePhotoAnswer,
  RemovePhotoInput,
  RequestFranchiseAnswer,
  RequestFranchiseInput,
  RequestFundsAnswer,
  RequestFundsInput,
  SendQueryAnswer,
  SendQueryInput,
  UpdateMediaAnswer,
  UpdateMediaInput,
  UpdatePasswordAnswer,
  UpdatePasswordInput,
  UpdateProfileAnswer,
  UpdateProfileInput,
  UploadPhotoAnswer,
  UploadPhotoInput,
} from './schema.ts'

/** The client: one method an operation. */
export interface Calls {
  /** Signs a person in. (A §7; R-157) */
  login(input: LoginInput, options?: CallOptions): Promise<LoginAnswer>
  /** Registers a student. (A §7; R-176) */
  register(input: RegisterInput, options?: CallOptions): Promise<RegisterAnswer>
  /** Reads the signed-in person's profile. (A §7; R-185) */
  getProfile(input?: GetProfileInput, options?: CallOptions): Promise<GetProfileAnswer>
  /** Changes the signed-in person's details. (A §7) */
  updateProfile(input?: UpdateProfileInput, options?: CallOptions): Promise<UpdateProfileAnswer>
  /** Changes the signed-in person's password. (A §7; R-214) */
  updatePassword(input: UpdatePasswordInput, options?: CallOptions): Promise<UpdatePasswordAnswer>
  /** Replaces the profile photo. (A §7; R-219) */
  uploadPhoto(input: UploadPhotoInput, options?: CallOptions): Promise<UploadPhotoAnswer>
  /** Removes the profile photo. (A §7; R-221) */
  removePhoto(input?: RemovePhotoInput, options?: CallOptions): Promise<RemovePhotoAnswer>
  /** Lists every course. (A §7) */
  listCourses(input?: ListCoursesInput, options?: CallOptions): Promise<ListCoursesAnswer>
  /** Reads one course. (A §7; R-098) */
  getCourse(input: GetCourseInput, options?: CallOptions): Promise<GetCourseAnswer>
  /** Sends a question to the institute. (A §7) */
  sendQuery(input: SendQueryInput, options?: CallOptions): Promise<SendQueryAnswer>
  /** Applies to become a franchise partner. (A §7) */
  requestFranchise(input: RequestFranchiseInput, options?: CallOptions): Promise<RequestFranchiseAnswer>
  /** Starts the payment of a course. (A §7) */
  createPurchase(input: CreatePurchaseInput, options?: CallOptions): Promise<CreatePurchaseAnswer>
  /** Reports how a payment ended. (A §7) */
  confirmPurchase(input: ConfirmPurchaseInput, options?: CallOptions): Promise<ConfirmPurchaseAnswer>
  /** Reads the invoice of a bought course. (A §7, B §7) */
  getInvoice(input: GetInvoiceInput, options?: CallOptions): Promise<GetInvoiceAnswer>
  /** Reads the certificate of a declared result. (A §7, B §7) */
  findResult(input: FindResultInput, options?: CallOptions): Promise<FindResultAnswer>
  /** Reads the marksheet of a student in a course. (B §7; R-395) */
  findMarksheet(input: FindMarksheetInput, options?: CallOptions): Promise<FindMarksheetAnswer>
  /** Lists the students of the operator's centre. (A §7, B §7) */
  listStudents(input?: ListStudentsInput, options?: CallOptions): Promise<ListStudentsAnswer>
  /** Registers a student of the operator's centre. (B §7; R-343) */
  createStudent(input: CreateStudentInput, options?: CallOptions): Promise<CreateStudentAnswer>
  /** Lists the batches of the operator's centre. (B §7; R-368) */
  listBatches(input?: ListBatchesInput, options?: CallOptions): Promise<ListBatchesAnswer>
  /** Creates a batch. (B §7; R-374) */
  createBatch(input: CreateBatchInput, options?: CallOptions): Promise<CreateBatchAnswer>
  /** Deletes a batch. (B §7; R-369) */
  deleteBatch(input: DeleteBatchInput, options?: CallOptions): Promise<DeleteBatchAnswer>
  /** Lists the results that the operator's centre sent in. (B §7; R-354) */
  listResults(input?: ListResultsInput, options?: CallOptions): Promise<ListResultsAnswer>
  /** Asks the institute to declare a result. (B §7; R-362) */
  createResult(input: CreateResultInput, options?: CallOptions): Promise<CreateResultAnswer>
  /** Lists the exams of the operator's centre. (B §7; R-378) */
  listExams(input?: ListExamsInput, options?: CallOptions): Promise<ListExamsAnswer>
  /** Creates an exam and the hall tickets of its students. (B §7; R-389) */
  createExam(input: CreateExamInput, options?: CallOptions): Promise<CreateExamAnswer>
  /** Reads the hall ticket of a student. (B §3, B §7) */
  getHallTicket(input: GetHallTicketInput, options?: CallOptions): Promise<GetHallTicketAnswer>
  /** Lists the marksheets that an operator created. (B §7; R-394) */
  listMarksheets(input: ListMarksheetsInput, options?: CallOptions): Promise<ListMarksheetsAnswer>
  /** Creates a marksheet. (B §7; R-405) */
  createMarksheet(input: CreateMarksheetInput, options?: CallOptions): Promise<CreateMarksheetAnswer>
  /** Reads the balance of the operator's wallet. (A §7, B §7) */
  getWallet(input?: GetWalletInput, options?: CallOptions): Promise<GetWalletAnswer>
  /** Lists the payments that the operator reported. (B §7; R-420) */
  listTransactions(input?: ListTransactionsInput, options?: CallOptions): Promise<ListTransactionsAnswer>
  /** Reports a payment for the wallet. (B §7; R-425) */
  requestFunds(input: RequestFundsInput, options?: CallOptions): Promise<RequestFundsAnswer>
  /** Replaces the centre's name, stamp or signature. (B §3, B §7) */
  updateMedia(input?: UpdateMediaInput, options?: CallOptions): Promise<UpdateMediaAnswer>
}

/** Query options, one function a read. */
export interface Queries {
  /** Reads the signed-in person's profile. (A §7; R-185) */
  getProfile: OpenRead<GetProfileInput, GetProfileAnswer>
  /** Lists every course. (A §7) */
  listCourses: OpenRead<ListCoursesInput, ListCoursesAnswer>
  /** Reads one course. (A §7; R-098) */
  getCourse: Read<GetCourseInput, GetCourseAnswer>
  /** Reads the invoice of a bought course. (A §7, B §7) */
  getInvoice: Read<GetInvoiceInput, GetInvoiceAnswer>
  /** Reads the certificate of a declared result. (A §7, B §7) */
  findResult: Read<FindResultInput, FindResultAnswer>
  /** Reads the marksheet of a student in a course. (B §7; R-395) */
  findMarksheet: Read<FindMarksheetInput, FindMarksheetAnswer>
  /** Lists the students of the operator's centre. (A §7, B §7) */
  listStudents: OpenRead<ListStudentsInput, ListStudentsAnswer>
  /** Lists the batches of the operator's centre. (B §7; R-368) */
  listBatches: OpenRead<ListBatchesInput, ListBatchesAnswer>
  /** Lists the results that the operator's centre sent in. (B §7; R-354) */
  listResults: OpenRead<ListResultsInput, ListResultsAnswer>
  /** Lists the exams of the operator's centre. (B §7; R-378) */
  listExams: OpenRead<ListExamsInput, ListExamsAnswer>
  /** Reads the hall ticket of a student. (B §3, B §7) */
  getHallTicket: Read<GetHallTicketInput, GetHallTicketAnswer>
  /** Lists the marksheets that an operator created. (B §7; R-394) */
  listMarksheets: Read<ListMarksheetsInput, ListMarksheetsAnswer>
  /** Reads the balance of the operator's wallet. (A §7, B §7) */
  getWallet: OpenRead<GetWalletInput, GetWalletAnswer>
  /** Lists the payments that the operator reported. (B §7; R-420) */
  listTransactions: OpenRead<ListTransactionsInput, ListTransactionsAnswer>
}

/** Mutation options, one function a write. */
export interface Mutations {
  /** Signs a person in. (A §7; R-157) */
  login: Write<LoginInput, LoginAnswer>
  /** Registers a student. (A §7; R-176) */
  register: Write<RegisterInput, RegisterAnswer>
  /** Changes the signed-in person's details. (A §7) */
  updateProfile: Write<UpdateProfileInput | void, UpdateProfileAnswer>
  /** Changes the signed-in person's password. (A §7; R-214) */
  updatePassword: Write<UpdatePasswordInput, UpdatePasswordAnswer>
  /** Replaces the profile photo. (A §7; R-219) */
  uploadPhoto: Write<UploadPhotoInput, UploadPhotoAnswer>
  /** Removes the profile photo. (A §7; R-221) */
  removePhoto: Write<RemovePhotoInput | void, RemovePhotoAnswer>
  /** Sends a question to the institute. (A §7) */
  sendQuery: Write<SendQueryInput, SendQueryAnswer>
  /** Applies to become a franchise partner. (A §7) */
  requestFranchise: Write<RequestFranchiseInput, RequestFranchiseAnswer>
  /** Starts the payment of a course. (A §7) */
  createPurchase: Write<CreatePurchaseInput, CreatePurchaseAnswer>
  /** Reports how a payment ended. (A §7) */
  confirmPurchase: Write<ConfirmPurchaseInput, ConfirmPurchaseAnswer>
  /** Registers a student of the operator's centre. (B §7; R-343) */
  createStudent: Write<CreateStudentInput, CreateStudentAnswer>
  /** Creates a batch. (B §7; R-374) */
  createBatch: Write<CreateBatchInput, CreateBatchAnswer>
  /** Deletes a batch. (B §7; R-369) */
  deleteBatch: Write<DeleteBatchInput, DeleteBatchAnswer>
  /** Asks the institute to declare a result. (B §7; R-362) */
  createResult: Write<CreateResultInput, CreateResultAnswer>
  /** Creates an exam and the hall tickets of its students. (B §7; R-389) */
  createExam: Write<CreateExamInput, CreateExamAnswer>
  /** Creates a marksheet. (B §7; R-405) */
  createMarksheet: Write<CreateMarksheetInput, CreateMarksheetAnswer>
  /** Reports a payment for the wallet. (B §7; R-425) */
  requestFunds: Write<RequestFundsInput, RequestFundsAnswer>
  /** Replaces the centre's name, stamp or signature. (B §3, B §7) */
  updateMedia: Write<UpdateMediaInput | void, UpdateMediaAnswer>
}

/** Input types by operation. */
export interface Inputs {
  login: LoginInput
  register: RegisterInput
  getProfile: GetProfileInput
  updateProfile: UpdateProfileInput
  updatePassword: UpdatePasswordInput
  uploadPhoto: UploadPhotoInput
  removePhoto: RemovePhotoInput
  listCourses: ListCoursesInput
  getCourse: GetCourseInput
  sendQuery: SendQueryInput
  requestFranchise: RequestFranchiseInput
  createPurchase: CreatePurchaseInput
  confirmPurchase: ConfirmPurchaseInput
  getInvoice: GetInvoiceInput
  findResult: FindResultInput
  findMarksheet: FindMarksheetInput
  listStudents: ListStudentsInput
  createStudent: CreateStudentInput
  listBatches: ListBatchesInput
  createBatch: CreateBatchInput
  deleteBatch: DeleteBatchInput
  listResults: ListResultsInput
  createResult: CreateResultInput
  listExams: ListExamsInput
  createExam: CreateExamInput
  getHallTicket: GetHallTicketInput
  listMarksheets: ListMarksheetsInput
  createMarksheet: CreateMarksheetInput
  getWallet: GetWalletInput
  listTransactions: ListTransactionsInput
  requestFunds: RequestFundsInput
  updateMedia: UpdateMediaInput
}

/** Answer types by operation. */
export interface Answers {
  login: LoginAnswer
  register: RegisterAnswer
  getProfile: GetProfileAnswer
  updateProfile: UpdateProfileAnswer
  updatePassword: UpdatePasswordAnswer
  uploadPhoto: UploadPhotoAnswer
  removePhoto: RemovePhotoAnswer
  listCourses: ListCoursesAnswer
  getCourse: GetCourseAnswer
  sendQuery: SendQueryAnswer
  requestFranchise: RequestFranchiseAnswer
  createPurchase: CreatePurchaseAnswer
  confirmPurchase: ConfirmPurchaseAnswer
  getInvoice: GetInvoiceAnswer
  findResult: FindResultAnswer
  findMarksheet: FindMarksheetAnswer
  listStudents: ListStudentsAnswer
  createStudent: CreateStudentAnswer
  listBatches: ListBatchesAnswer
  createBatch: CreateBatchAnswer
  deleteBatch: DeleteBatchAnswer
  listResults: ListResultsAnswer
  createResult: CreateResultAnswer
  listExams: ListExamsAnswer
  createExam: CreateExamAnswer
  getHallTicket: GetHallTicketAnswer
  listMarksheets: ListMarksheetsAnswer
  createMarksheet: CreateMarksheetAnswer
  getWallet: GetWalletAnswer
  listTransactions: ListTransactionsAnswer
  requestFunds: RequestFundsAnswer
  updateMedia: UpdateMediaAnswer
}

/** The fields for which a refusal may hold texts, where the contract names them. */
export interface RefusedFields {
  createPurchase: 'phone' | 'amount'
}
