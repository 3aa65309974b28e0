// Made by `pnpm generate` from openapi/. Do not edit.
import { readHook, writeHook } from '../react/hook.ts'

/** Signs a person in. (A §7; R-157) */
export const useLogin = /* @__PURE__ */ writeHook('login')
/** Registers a student. (A §7; R-176) */
export const useRegister = /* @__PURE__ */ writeHook('register')
/** Reads the signed-in person's profile. (A §7; R-185) */
export const useGetProfile = /* @__PURE__ */ readHook('getProfile')
/** Changes the signed-in person's details. (A §7) */
export const useUpdateProfile = /* @__PURE__ */ writeHook('updateProfile')
/** Changes the signed-in person's password. (A §7; R-214) */
export const useUpdatePassword = /* @__PURE__ */ writeHook('updatePassword')
/** Replaces the profile photo. (A §7; R-219) */
export const useUploadPhoto = /* @__PURE__ */ writeHook('uploadPhoto')
/** Removes the profile photo. (A §7; R-221) */
export const useRemovePhoto = /* @__PURE__ */ writeHook('removePhoto')
/** Lists every course. (A §7) */
export const useListCourses = /* @__PURE__ */ readHook('listCourses')
/** Reads one course. (A §7; R-098) */
export const useGetCourse = /* @__PURE__ */ readHook('getCourse')
/** Sends a question to the institute. (A §7) */
export const useSendQuery = /* @__PURE__ */ writeHook('sendQuery')
/** Applies to become a franchise partner. (A §7) */
export const useRequestFranchise = /* @__PURE__ */ writeHook('requestFranchise')
/** Starts the payment of a course. (A §7) */
export const useCreatePurchase = /* @__PURE__ */ writeHook('createPurchase')
/** Reports how a payment ended. (A §7) */
export const useConfirmPurchase = /* @__PURE__ */ writeHook('confirmPurchase')
/** Reads the invoice of a bought course. (A §7, B §7) */
export const useGetInvoice = /* @__PURE__ */ readHook('getInvoice')
/** Reads the certificate of a declared result. (A §7, B §7) */
export const useFindResult = /* @__PURE__ */ readHook('findResult')
/** Reads the marksheet of a student in a course. (B §7; R-395) */
export const useFindMarksheet = /* @__PURE__ */ readHook('findMarksheet')
/** Lists the students of the operator's centre. (A §7, B §7) */
export const useListStudents = /* @__PURE__ */ readHook('listStudents')
/** Registers a student of the operator's centre. (B §7; R-343) */
export const useCreateStudent = /* @__PURE__ */ writeHook('createStudent')
/** Lists the batches of the operator's centre. (B §7; R-368) */
export const useListBatches = /* @__PURE__ */ readHook('listBatches')
/** Creates a batch. (B §7; R-374) */
export const useCreateBatch = /* @__PURE__ */ writeHook('createBatch')
/** Deletes a batch. (B §7; R-369) */
export const useDeleteBatch = /* @__PURE__ */ writeHook('deleteBatch')
/** Lists the results that the operator's centre sent in. (B §7; R-354) */
export const useListResults = /* @__PURE__ */ readHook('listResults')
/** Asks the institute to declare a result. (B §7; R-362) */
export const useCreateResult = /* @__PURE__ */ writeHook('createResult')
/** Lists the exams of the operator's centre. (B §7; R-378) */
export const useListExams = /* @__PURE__ */ readHook('listExams')
/** Creates an exam and the hall tickets of its students. (B §7; R-389) */
export const useCreateExam = /* @__PURE__ */ writeHook('createExam')
/** Reads the hall ticket of a student. (B §3, B §7) */
export const useGetHallTicket = /* @__PURE__ */ readHook('getHallTicket')
/** Lists the marksheets that an operator created. (B §7; R-394) */
export const useListMarksheets = /* @__PURE__ */ readHook('listMarksheets')
/** Creates a marksheet. (B §7; R-405) */
export const useCreateMarksheet = /* @__PURE__ */ writeHook('createMarksheet')
/** Reads the balance of the operator's wallet. (A §7, B §7) */
export const useGetWallet = /* @__PURE__ */ readHook('getWallet')
/** Lists the payments that the operator reported. (B §7; R-420) */
export const useListTransactions = /* @__PURE__ */ readHook('listTransactions')
/** Reports a payment for the wallet. (B §7; R-425) */
export const useRequestFunds = /* @__PURE__ */ writeHook('requestFunds')
/** Replaces the centre's name, stamp or signature. (B §3, B §7) */
export const useUpdateMedia = /* @__PURE__ */ writeHook('updateMedia')
