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
  /** Signs a person in. */
  login(input: LoginInput, options?: CallOptions): Promise<LoginAnswer>
  /** Registers a student. */
  register(input: RegisterInput, options?: CallOptions): Promise<RegisterAnswer>
  /** Reads the signed-in person's profile. */
  getProfile(input?: GetProfileInput, options?: CallOptions): Promise<GetProfileAnswer>
  /** Changes the signed-in person's details. */
  updateProfile(input?: UpdateProfileInput, options?: CallOptions): Promise<UpdateProfileAnswer>
  /** Changes the signed-in person's password. */
  updatePassword(input: UpdatePasswordInput, options?: CallOptions): Promise<UpdatePasswordAnswer>
  /** Replaces the profile photo. */
  uploadPhoto(input: UploadPhotoInput, options?: CallOptions): Promise<UploadPhotoAnswer>
  /** Removes the profile photo. */
  removePhoto(input?: RemovePhotoInput, options?: CallOptions): Promise<RemovePhotoAnswer>
  /** Lists every course. */
  listCourses(input?: ListCoursesInput, options?: CallOptions): Promise<ListCoursesAnswer>
  /** Reads one course. */
  getCourse(input: GetCourseInput, options?: CallOptions): Promise<GetCourseAnswer>
  /** Sends a question to the institute. */
  sendQuery(input: SendQueryInput, options?: CallOptions): Promise<SendQueryAnswer>
  /** Applies to become a franchise partner. */
  requestFranchise(input: RequestFranchiseInput, options?: CallOptions): Promise<RequestFranchiseAnswer>
  /** Starts the payment of a course. */
  createPurchase(input: CreatePurchaseInput, options?: CallOptions): Promise<CreatePurchaseAnswer>
  /** Reports how a payment ended. */
  confirmPurchase(input: ConfirmPurchaseInput, options?: CallOptions): Promise<ConfirmPurchaseAnswer>
  /** Reads the invoice of a bought course. */
  getInvoice(input: GetInvoiceInput, options?: CallOptions): Promise<GetInvoiceAnswer>
  /** Reads the certificate of a declared result. */
  findResult(input: FindResultInput, options?: CallOptions): Promise<FindResultAnswer>
  /** Reads the marksheet of a student in a course. */
  findMarksheet(input: FindMarksheetInput, options?: CallOptions): Promise<FindMarksheetAnswer>
  /** Lists the students of the operator's centre. */
  listStudents(input?: ListStudentsInput, options?: CallOptions): Promise<ListStudentsAnswer>
  /** Registers a student of the operator's centre. */
  createStudent(input: CreateStudentInput, options?: CallOptions): Promise<CreateStudentAnswer>
  /** Lists the batches of the operator's centre. */
  listBatches(input?: ListBatchesInput, options?: CallOptions): Promise<ListBatchesAnswer>
  /** Creates a batch. */
  createBatch(input: CreateBatchInput, options?: CallOptions): Promise<CreateBatchAnswer>
  /** Deletes a batch. */
  deleteBatch(input: DeleteBatchInput, options?: CallOptions): Promise<DeleteBatchAnswer>
  /** Lists the results that the operator's centre sent in. */
  listResults(input?: ListResultsInput, options?: CallOptions): Promise<ListResultsAnswer>
  /** Asks the institute to declare a result. */
  createResult(input: CreateResultInput, options?: CallOptions): Promise<CreateResultAnswer>
  /** Lists the exams of the operator's centre. */
  listExams(input?: ListExamsInput, options?: CallOptions): Promise<ListExamsAnswer>
  /** Creates an exam and the hall tickets of its students. */
  createExam(input: CreateExamInput, options?: CallOptions): Promise<CreateExamAnswer>
  /** Reads the hall ticket of a student. */
  getHallTicket(input: GetHallTicketInput, options?: CallOptions): Promise<GetHallTicketAnswer>
  /** Lists the marksheets that an operator created. */
  listMarksheets(input: ListMarksheetsInput, options?: CallOptions): Promise<ListMarksheetsAnswer>
  /** Creates a marksheet. */
  createMarksheet(input: CreateMarksheetInput, options?: CallOptions): Promise<CreateMarksheetAnswer>
  /** Reads the balance of the operator's wallet. */
  getWallet(input?: GetWalletInput, options?: CallOptions): Promise<GetWalletAnswer>
  /** Lists the payments that the operator reported. */
  listTransactions(input?: ListTransactionsInput, options?: CallOptions): Promise<ListTransactionsAnswer>
  /** Reports a payment for the wallet. */
  requestFunds(input: RequestFundsInput, options?: CallOptions): Promise<RequestFundsAnswer>
  /** Replaces the centre's name, stamp or signature. */
  updateMedia(input?: UpdateMediaInput, options?: CallOptions): Promise<UpdateMediaAnswer>
}

/** Query options, one function a read. */
export interface Queries {
  /** Reads the signed-in person's profile. */
  getProfile: OpenRead<GetProfileInput, GetProfileAnswer>
  /** Lists every course. */
  listCourses: OpenRead<ListCoursesInput, ListCoursesAnswer>
  /** Reads one course. */
  getCourse: Read<GetCourseInput, GetCourseAnswer>
  /** Reads the invoice of a bought course. */
  getInvoice: Read<GetInvoiceInput, GetInvoiceAnswer>
  /** Reads the certificate of a declared result. */
  findResult: Read<FindResultInput, FindResultAnswer>
  /** Reads the marksheet of a student in a course. */
  findMarksheet: Read<FindMarksheetInput, FindMarksheetAnswer>
  /** Lists the students of the operator's centre. */
  listStudents: OpenRead<ListStudentsInput, ListStudentsAnswer>
  /** Lists the batches of the operator's centre. */
  listBatches: OpenRead<ListBatchesInput, ListBatchesAnswer>
  /** Lists the results that the operator's centre sent in. */
  listResults: OpenRead<ListResultsInput, ListResultsAnswer>
  /** Lists the exams of the operator's centre. */
  listExams: OpenRead<ListExamsInput, ListExamsAnswer>
  /** Reads the hall ticket of a student. */
  getHallTicket: Read<GetHallTicketInput, GetHallTicketAnswer>
  /** Lists the marksheets that an operator created. */
  listMarksheets: Read<ListMarksheetsInput, ListMarksheetsAnswer>
  /** Reads the balance of the operator's wallet. */
  getWallet: OpenRead<GetWalletInput, GetWalletAnswer>
  /** Lists the payments that the operator reported. */
  listTransactions: OpenRead<ListTransactionsInput, ListTransactionsAnswer>
}

/** Mutation options, one function a write. */
export interface Mutations {
  /** Signs a person in. */
  login: Write<LoginInput, LoginAnswer>
  /** Registers a student. */
  register: Write<RegisterInput, RegisterAnswer>
  /** Changes the signed-in person's details. */
  updateProfile: Write<UpdateProfileInput | void, UpdateProfileAnswer>
  /** Changes the signed-in person's password. */
  updatePassword: Write<UpdatePasswordInput, UpdatePasswordAnswer>
  /** Replaces the profile photo. */
  uploadPhoto: Write<UploadPhotoInput, UploadPhotoAnswer>
  /** Removes the profile photo. */
  removePhoto: Write<RemovePhotoInput | void, RemovePhotoAnswer>
  /** Sends a question to the institute. */
  sendQuery: Write<SendQueryInput, SendQueryAnswer>
  /** Applies to become a franchise partner. */
  requestFranchise: Write<RequestFranchiseInput, RequestFranchiseAnswer>
  /** Starts the payment of a course. */
  createPurchase: Write<CreatePurchaseInput, CreatePurchaseAnswer>
  /** Reports how a payment ended. */
  confirmPurchase: Write<ConfirmPurchaseInput, ConfirmPurchaseAnswer>
  /** Registers a student of the operator's centre. */
  createStudent: Write<CreateStudentInput, CreateStudentAnswer>
  /** Creates a batch. */
  createBatch: Write<CreateBatchInput, CreateBatchAnswer>
  /** Deletes a batch. */
  deleteBatch: Write<DeleteBatchInput, DeleteBatchAnswer>
  /** Asks the institute to declare a result. */
  createResult: Write<CreateResultInput, CreateResultAnswer>
  /** Creates an exam and the hall tickets of its students. */
  createExam: Write<CreateExamInput, CreateExamAnswer>
  /** Creates a marksheet. */
  createMarksheet: Write<CreateMarksheetInput, CreateMarksheetAnswer>
  /** Reports a payment for the wallet. */
  requestFunds: Write<RequestFundsInput, RequestFundsAnswer>
  /** Replaces the centre's name, stamp or signature. */
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
