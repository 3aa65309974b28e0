// Made by `pnpm generate` from openapi/. Do not edit.
import { readHook, writeHook } from '../react/hook.ts'

/** Signs a person in. */
export const useLogin = /* @__PURE__ */ writeHook('login')
/** Registers a student. */
export const useRegister = /* @__PURE__ */ writeHook('register')
/** Reads the signed-in person's profile. */
export const useGetProfile = /* @__PURE__ */ readHook('getProfile')
/** Changes the signed-in person's details. */
export const useUpdateProfile = /* @__PURE__ */ writeHook('updateProfile')
/** Changes the signed-in person's password. */
export const useUpdatePassword = /* @__PURE__ */ writeHook('updatePassword')
/** Replaces the profile photo. */
export const useUploadPhoto = /* @__PURE__ */ writeHook('uploadPhoto')
/** Removes the profile photo. */
export const useRemovePhoto = /* @__PURE__ */ writeHook('removePhoto')
/** Lists every course. */
export const useListCourses = /* @__PURE__ */ readHook('listCourses')
/** Reads one course. */
export const useGetCourse = /* @__PURE__ */ readHook('getCourse')
/** Sends a question to the institute. */
export const useSendQuery = /* @__PURE__ */ writeHook('sendQuery')
/** Applies to become a franchise partner. */
export const useRequestFranchise = /* @__PURE__ */ writeHook('requestFranchise')
/** Starts the payment of a course. */
export const useCreatePurchase = /* @__PURE__ */ writeHook('createPurchase')
/** Reports how a payment ended. */
export const useConfirmPurchase = /* @__PURE__ */ writeHook('confirmPurchase')
/** Reads the invoice of a bought course. */
export const useGetInvoice = /* @__PURE__ */ readHook('getInvoice')
/** Reads the certificate of a declared result. */
export const useFindResult = /* @__PURE__ */ readHook('findResult')
/** Reads the marksheet of a student in a course. */
export const useFindMarksheet = /* @__PURE__ */ readHook('findMarksheet')
/** Lists the students of the operator's centre. */
export const useListStudents = /* @__PURE__ */ readHook('listStudents')
/** Registers a student of the operator's centre. */
export const useCreateStudent = /* @__PURE__ */ writeHook('createStudent')
/** Lists the batches of the operator's centre. */
export const useListBatches = /* @__PURE__ */ readHook('listBatches')
/** Creates a batch. */
export const useCreateBatch = /* @__PURE__ */ writeHook('createBatch')
/** Deletes a batch. */
export const useDeleteBatch = /* @__PURE__ */ writeHook('deleteBatch')
/** Lists the results that the operator's centre sent in. */
export const useListResults = /* @__PURE__ */ readHook('listResults')
/** Asks the institute to declare a result. */
export const useCreateResult = /* @__PURE__ */ writeHook('createResult')
/** Lists the exams of the operator's centre. */
export const useListExams = /* @__PURE__ */ readHook('listExams')
/** Creates an exam and the hall tickets of its students. */
export const useCreateExam = /* @__PURE__ */ writeHook('createExam')
/** Reads the hall ticket of a student. */
export const useGetHallTicket = /* @__PURE__ */ readHook('getHallTicket')
/** Lists the marksheets that an operator created. */
export const useListMarksheets = /* @__PURE__ */ readHook('listMarksheets')
/** Creates a marksheet. */
export const useCreateMarksheet = /* @__PURE__ */ writeHook('createMarksheet')
/** Reads the balance of the operator's wallet. */
export const useGetWallet = /* @__PURE__ */ readHook('getWallet')
/** Lists the payments that the operator reported. */
export const useListTransactions = /* @__PURE__ */ readHook('listTransactions')
/** Reports a payment for the wallet. */
export const useRequestFunds = /* @__PURE__ */ writeHook('requestFunds')
/** Replaces the centre's name, stamp or signature. */
export const useUpdateMedia = /* @__PURE__ */ writeHook('updateMedia')
