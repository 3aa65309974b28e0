// Made by `pnpm generate` from openapi/. Do not edit.
import type { Operation } from '../types.ts'

export const operations = {
  /** POST /login · no token · JSON · makes getProfile stale */
  login: { method: 'POST', path: '/login', tag: 'session', body: 'json', keys: ['success', 'message', 'token', 'user'], invalidates: ['getProfile'] },
  /** POST /register · no token · form when a file is in it, else JSON */
  register: { method: 'POST', path: '/register', tag: 'session', body: 'either', keys: ['success', 'message'] },
  /** GET /profile · bearerAuth */
  getProfile: { method: 'GET', path: '/profile', tag: 'profile', security: ['bearerAuth'], keys: ['user'] },
  /** PUT /update-profile · bearerAuth · JSON · makes getProfile stale */
  updateProfile: { method: 'PUT', path: '/update-profile', tag: 'profile', body: 'json', security: ['bearerAuth'], keys: ['success', 'message'], invalidates: ['getProfile'] },
  /** PUT /update-password · bearerAuth · JSON */
  updatePassword: { method: 'PUT', path: '/update-password', tag: 'profile', body: 'json', security: ['bearerAuth'] },
  /** PUT /profile-pic · bearerAuth · form · makes getProfile stale */
  uploadPhoto: { method: 'PUT', path: '/profile-pic', tag: 'profile', body: 'multipart', security: ['bearerAuth'], invalidates: ['getProfile'] },
  /** DELETE /remove-pic · bearerAuth · makes getProfile stale */
  removePhoto: { method: 'DELETE', path: '/remove-pic', tag: 'profile', security: ['bearerAuth'], keys: ['message'], invalidates: ['getProfile'] },
  /** GET /courses · token if there is one */
  listCourses: { method: 'GET', path: '/courses', tag: 'courses', security: ['bearerAuth'], keys: ['courses'] },
  /** GET /course/{id} · no token */
  getCourse: { method: 'GET', path: '/course/{id}', tag: 'courses', keys: ['course'] },
  /** POST /contact · no token · JSON */
  sendQuery: { method: 'POST', path: '/contact', tag: 'enquiries', body: 'json', keys: ['success', 'message'] },
  /** POST /request-franchise · token if there is one · JSON */
  requestFranchise: { method: 'POST', path: '/request-franchise', tag: 'enquiries', body: 'json', security: ['bearerAuth'] },
  /** POST /purchase · bearerAuth · JSON */
  createPurchase: { method: 'POST', path: '/purchase', tag: 'purchase', body: 'json', security: ['bearerAuth'], keys: ['success', 'payment_request'] },
  /** POST /purchase-done · bearerAuth · JSON · makes getProfile stale */
  confirmPurchase: { method: 'POST', path: '/purchase-done', tag: 'purchase', body: 'json', security: ['bearerAuth'], keys: ['success', 'message'], invalidates: ['getProfile'] },
  /** GET /invoice/user/{userId}/course/{courseId} · token if there is one · answers HTML */
  getInvoice: { method: 'GET', path: '/invoice/user/{userId}/course/{courseId}', tag: 'purchase', html: true, security: ['bearerAuth'] },
  /** GET /find-result/{rollNo}/{courseId} · token if there is one · answers HTML */
  findResult: { method: 'GET', path: '/find-result/{rollNo}/{courseId}', tag: 'certificates', html: true, security: ['bearerAuth'] },
  /** GET /find-marksheet/student/{studentId}/course/{courseId} · bearerAuth · answers HTML */
  findMarksheet: { method: 'GET', path: '/find-marksheet/student/{studentId}/course/{courseId}', tag: 'certificates', html: true, security: ['bearerAuth'] },
  /** GET /franchise/users · bearerAuth */
  listStudents: { method: 'GET', path: '/franchise/users', tag: 'students', security: ['bearerAuth'], keys: ['users'] },
  /** POST /admin/register · bearerAuth · form when a file is in it, else JSON · makes listStudents, listBatches stale */
  createStudent: { method: 'POST', path: '/admin/register', tag: 'students', body: 'either', security: ['bearerAuth'], invalidates: ['listStudents', 'listBatches'] },
  /** GET /self-created-batches · bearerAuth */
  listBatches: { method: 'GET', path: '/self-created-batches', tag: 'batches', security: ['bearerAuth'], keys: ['batches'] },
  /** POST /create-batch · bearerAuth · JSON · makes listBatches stale */
  createBatch: { method: 'POST', path: '/create-batch', tag: 'batches', body: 'json', security: ['bearerAuth'], keys: ['success', 'message'], invalidates: ['listBatches'] },
  /** DELETE /category/{id} · bearerAuth · makes listBatches, listExams stale */
  deleteBatch: { method: 'DELETE', path: '/category/{id}', tag: 'batches', security: ['bearerAuth'], keys: ['success', 'message'], invalidates: ['listBatches', 'listExams'] },
  /** GET /self-created-results · bearerAuth */
  listResults: { method: 'GET', path: '/self-created-results', tag: 'results', security: ['bearerAuth'], keys: ['results'] },
  /** POST /create-result · bearerAuth · JSON · makes listResults stale */
  createResult: { method: 'POST', path: '/create-result', tag: 'results', body: 'json', security: ['bearerAuth'], keys: ['success', 'message'], invalidates: ['listResults'] },
  /** GET /my-created-ht · bearerAuth */
  listExams: { method: 'GET', path: '/my-created-ht', tag: 'exams', security: ['bearerAuth'], keys: ['hallTickets'] },
  /** POST /create-hall-ticket · bearerAuth · JSON · makes listExams stale */
  createExam: { method: 'POST', path: '/create-hall-ticket', tag: 'exams', body: 'json', security: ['bearerAuth'], jsonText: ['students'], keys: ['success', 'message'], invalidates: ['listExams'] },
  /** GET /my-ht/{courseId}/{studentId} · adminBearer or bearerAuth · answers HTML */
  getHallTicket: { method: 'GET', path: '/my-ht/{courseId}/{studentId}', tag: 'exams', html: true, security: ['adminBearer', 'bearerAuth'] },
  /** GET /my-created-marksheet/{userId} · bearerAuth */
  listMarksheets: { method: 'GET', path: '/my-created-marksheet/{userId}', tag: 'marksheets', security: ['bearerAuth'], keys: ['marksheets'] },
  /** POST /create-marksheet · bearerAuth · JSON · makes listMarksheets stale */
  createMarksheet: { method: 'POST', path: '/create-marksheet', tag: 'marksheets', body: 'json', security: ['bearerAuth'], keys: ['success', 'message'], invalidates: ['listMarksheets'] },
  /** GET /wallet · bearerAuth */
  getWallet: { method: 'GET', path: '/wallet', tag: 'wallet', security: ['bearerAuth'], headers: { 'Content-Type': 'multipart/form-data' }, keys: ['wallet'] },
  /** GET /my-txn · bearerAuth */
  listTransactions: { method: 'GET', path: '/my-txn', tag: 'wallet', security: ['bearerAuth'], keys: ['transactions'] },
  /** POST /fund-request · bearerAuth · JSON · makes listTransactions, getWallet stale */
  requestFunds: { method: 'POST', path: '/fund-request', tag: 'wallet', body: 'json', security: ['bearerAuth'], keys: ['message'], invalidates: ['listTransactions', 'getWallet'] },
  /** PUT /update-media · bearerAuth · form */
  updateMedia: { method: 'PUT', path: '/update-media', tag: 'media', body: 'multipart', security: ['bearerAuth'], keys: ['success', 'message'] },
} as const satisfies Record<string, Operation>

/** The name of an operation: the same word in the spec, the client, the query key and the mocks. */
export type OperationId = keyof typeof operations
