// Made by `pnpm generate` from openapi/. Do not edit.
import type { Validate } from '../check/mismatch.ts'

export declare const LoginAnswer: Validate
export declare const RegisterAnswer: Validate
export declare const GetProfileAnswer: Validate
export declare const UpdateProfileAnswer: Validate
export declare const UpdatePasswordAnswer: Validate
export declare const UploadPhotoAnswer: Validate
export declare const RemovePhotoAnswer: Validate
export declare const ListCoursesAnswer: Validate
export declare const GetCourseAnswer: Validate
export declare const SendQueryAnswer: Validate
export declare const RequestFranchiseAnswer: Validate
export declare const CreatePurchaseAnswer: Validate
export declare const ConfirmPurchaseAnswer: Validate
export declare const GetInvoiceAnswer: Validate
export declare const FindResultAnswer: Validate
export declare const FindMarksheetAnswer: Validate
export declare const ListStudentsAnswer: Validate
export declare const CreateStudentAnswer: Validate
export declare const ListBatchesAnswer: Validate
export declare const CreateBatchAnswer: Validate
export declare const DeleteBatchAnswer: Validate
export declare const ListResultsAnswer: Validate
export declare const CreateResultAnswer: Validate
export declare const ListExamsAnswer: Validate
export declare const CreateExamAnswer: Validate
export declare const GetHallTicketAnswer: Validate
export declare const ListMarksheetsAnswer: Validate
export declare const CreateMarksheetAnswer: Validate
export declare const GetWalletAnswer: Validate
export declare const ListTransactionsAnswer: Validate
export declare const RequestFundsAnswer: Validate
export declare const UpdateMediaAnswer: Validate
export declare const Problem: Validate
export declare const PurchaseProblem: Validate
