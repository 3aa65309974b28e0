// A client as a team may write it by hand, with types from the contract. It sends the token with every request.
// The extension is `.mts` to exclude it from the type check of the repository: axios is installed only for `pnpm bench`.
import type { Inputs, Responses } from '@institute/sdk/contract';
import axios, { type AxiosResponse } from 'axios';

type Id = keyof Inputs;

export function createClient(baseURL: string, token: () => string) {
  const http = axios.create({ baseURL });
  http.interceptors.request.use((config) => {
    config.headers.set('Authorization', `Bearer ${token()}`);
    return config;
  });
  const data = <Name extends Id>(response: Promise<AxiosResponse<Responses[Name]>>): Promise<Responses[Name]> =>
    response.then(({ data }) => data);
  const encode = encodeURIComponent;
  const hasFile = (input: object) => Object.values(input).some((value) => value instanceof Blob);
  return {
    login: (input: Inputs['login']) => data<'login'>(http.post('/login', input)),
    register: (input: Inputs['register']) => data<'register'>(http[hasFile(input) ? 'postForm' : 'post']('/register', input)),
    getProfile: () => data<'getProfile'>(http.get('/profile')),
    updateProfile: (input: Inputs['updateProfile']) => data<'updateProfile'>(http.put('/update-profile', input)),
    updatePassword: (input: Inputs['updatePassword']) => data<'updatePassword'>(http.put('/update-password', input)),
    uploadPhoto: (input: Inputs['uploadPhoto']) => data<'uploadPhoto'>(http.putForm('/profile-pic', input)),
    removePhoto: () => data<'removePhoto'>(http.delete('/remove-pic')),
    listCourses: () => data<'listCourses'>(http.get('/courses')),
    getCourse: ({ id }: Inputs['getCourse']) => data<'getCourse'>(http.get(`/course/${encode(id)}`)),
    sendQuery: (input: Inputs['sendQuery']) => data<'sendQuery'>(http.post('/contact', input)),
    requestFranchise: (input: Inputs['requestFranchise']) => data<'requestFranchise'>(http.post('/request-franchise', input)),
    createPurchase: (input: Inputs['createPurchase']) => data<'createPurchase'>(http.post('/purchase', input)),
    confirmPurchase: (input: Inputs['confirmPurchase']) => data<'confirmPurchase'>(http.post('/purchase-done', input)),
    getInvoice: ({ userId, courseId }: Inputs['getInvoice']) =>
      data<'getInvoice'>(http.get(`/invoice/user/${encode(userId)}/course/${encode(courseId)}`)),
    findResult: ({ rollNo, courseId }: Inputs['findResult']) =>
      data<'findResult'>(http.get(`/find-result/${encode(rollNo)}/${encode(courseId)}`)),
    findMarksheet: ({ studentId, courseId }: Inputs['findMarksheet']) =>
      data<'findMarksheet'>(http.get(`/find-marksheet/student/${encode(studentId)}/course/${encode(courseId)}`)),
    listStudents: (params?: Inputs['listStudents']) => data<'listStudents'>(http.get('/franchise/users', { params })),
    createStudent: (input: Inputs['createStudent']) =>
      data<'createStudent'>(http[hasFile(input) ? 'postForm' : 'post']('/admin/register', input)),
    listBatches: () => data<'listBatches'>(http.get('/self-created-batches')),
    createBatch: (input: Inputs['createBatch']) => data<'createBatch'>(http.post('/create-batch', input)),
    deleteBatch: ({ id }: Inputs['deleteBatch']) => data<'deleteBatch'>(http.delete(`/category/${encode(id)}`)),
    listResults: () => data<'listResults'>(http.get('/self-created-results')),
    createResult: (input: Inputs['createResult']) => data<'createResult'>(http.post('/create-result', input)),
    listExams: () => data<'listExams'>(http.get('/my-created-ht')),
    createExam: ({ students, ...input }: Inputs['createExam']) =>
      data<'createExam'>(http.post('/create-hall-ticket', { ...input, students: JSON.stringify(students) })),
    getHallTicket: ({ courseId, studentId }: Inputs['getHallTicket']) =>
      data<'getHallTicket'>(http.get(`/my-ht/${encode(courseId)}/${encode(studentId)}`)),
    listMarksheets: ({ userId }: Inputs['listMarksheets']) => data<'listMarksheets'>(http.get(`/my-created-marksheet/${encode(userId)}`)),
    createMarksheet: (input: Inputs['createMarksheet']) => data<'createMarksheet'>(http.post('/create-marksheet', input)),
    getWallet: () => data<'getWallet'>(http.get('/wallet', { headers: { 'Content-Type': 'multipart/form-data' } })),
    listTransactions: () => data<'listTransactions'>(http.get('/my-txn')),
    requestFunds: (input: Inputs['requestFunds']) => data<'requestFunds'>(http.post('/fund-request', input)),
    updateMedia: (input: Inputs['updateMedia']) => data<'updateMedia'>(http.putForm('/update-media', input)),
  };
}
