// Made by `pnpm generate` from openapi/. Do not edit.
import type { Validate } from '@institute/sdk/check'

export declare const login: Validate
export declare const register: Validate
export declare const getProfile: Validate
export declare const updateProfile: Validate
export declare const updatePassword: Validate
export declare const uploadPhoto: Validate
export declare const removePhoto: Validate
export declare const listCourses: Validate
export declare const getCourse: Validate
export declare const sendQuery: Validate
export declare const requestFranchise: Validate
export declare const createPurchase: Validate
export declare const confirmPurchase: Validate
export declare const getInvoice: Validate
export declare const findResult: Validate
export declare const findMarksheet: Validate
export declare const listStudents: Validate
export declare const createStudent: Validate
export declare const listBatches: Validate
export declare const createBatch: Validate
export declare const deleteBatch: Validate
export declare const listResults: Validate
export declare const createResult: Validate
export declare const listExams: Validate
export declare const createExam: Validate
export declare const getHallTicket: Validate
export declare const listMarksheets: Validate
export declare const createMarksheet: Validate
export declare const getWallet: Validate
export declare const listTransactions: Validate
export declare const requestFunds: Validate
export declare const updateMedia: Validate
