// Made by `pnpm generate` from openapi/. Do not edit.
declare const untrusted: unique symbol
/** HTML as a server sent it. It is text of unknown intent: clean it before it is shown or saved. */
export type UntrustedHtml = string & { readonly [untrusted]: true }

/** @description Digits; one document says number, the other is silent. */
export type Phone = string | number;
/**
 * @description One of the three choices of every form.
 * @enum {string}
 */
export type Gender = "male" | "female" | "other";
/** @description A picture on the web. */
export type Picture = {
    /** @description Address of the picture; https. */
    url?: string;
};
/** @description A course as other records hold it. */
export type CourseRef = {
    _id: string;
    title?: string;
};
/** @description A person with an account. */
export type User = {
    _id: string;
    fullName: string;
    email: string;
    phone?: Phone;
    city?: string;
    /** @description camelCase name of a state or union territory, for example andhraPradesh. */
    state?: string;
    /** @description Postal code of 6 digits. */
    pinCode?: string | number;
    /** @description The same under the spelling that some reads use. */
    pincode?: string | number;
    village?: string;
    fatherName?: string;
    /** @description Date of birth, YYYY-MM-DD. */
    dob?: string;
    gender?: Gender;
    avatar?: Picture | null;
    /** @description The avatar under the name that some reads use. */
    profile?: Picture | null;
    /** @description 10 and 11 are student-type, 12 is a franchise operator. */
    role: number;
    /** @description Student id, for example XYZ/01/2023; it may hold slashes. */
    rollNo?: string;
    /** @description When the account was made; ISO 8601, UTC. */
    createdAt?: string;
    /** @description The person's courses, as ids or as records; null in the place of one that has been deleted. */
    courses?: (string | CourseRef | null)[];
};
/** @description A refusal. The client reads `message` and nothing else. */
export type Problem = {
    /** @enum {boolean} */
    success: false;
    /** @description What went wrong, for people to read; or lists of such sentences by field name. */
    message: string | {
        [key: string]: string[];
    };
};
/** @description A write that worked; `message` is shown to the person. */
export type Receipt = {
    success: boolean;
    /** @description A sentence for people to read. */
    message: string;
};
/** @description A write that worked. The documents do not show its answer, so nothing in it is promised. */
export type SilentReceipt = {
    success?: boolean;
    /** @description A sentence for people to read. */
    message?: string;
};
/** @description A course that can be bought. */
export type Course = {
    _id: string;
    title: string;
    description?: string;
    thumbnail?: Picture;
    /** @description Rupees. */
    price: number;
    /** @description Rupees; 0 or absent means no discount. */
    discountedPrice?: number;
    /** @description What a student learns. */
    features?: string[];
    /** @description Months. */
    sessionDuration?: number;
    /** @description Rupees. */
    examFees?: number;
    /** @description ISO 8601, UTC. */
    updatedAt?: string;
    /** @description The subjects of a marksheet. */
    subjectList?: string[];
    /** @description The heading under which the course is listed. */
    category?: string;
};
/** @description The refusal of a purchase; `message` may hold texts for phone and amount. */
export type PurchaseProblem = {
    /** @enum {boolean} */
    success: false;
    /** @description What went wrong as text, or lists of texts for the phone number and the amount. */
    message: string | {
        /** @description What is wrong with the phone number of the buyer's profile. */
        phone?: string[];
        /** @description What is wrong with the amount. */
        amount?: string[];
    };
};
/** @description A student as the operator's lists show one. */
export type Student = {
    _id: string;
    fullName: string;
    fatherName?: string;
    email?: string;
    phone?: Phone;
    /** @description ISO 8601, UTC. */
    createdAt?: string;
    /** @description true is Active, false is Ended. */
    isActive?: boolean;
    courses?: (string | CourseRef | null)[];
    rollNo?: string;
    /** @description YYYY-MM-DD. */
    dob?: string;
    gender?: Gender;
    city?: string;
    state?: string;
    village?: string;
    pincode?: string | number;
    pinCode?: string | number;
    avatar?: Picture | null;
    role?: number;
};
/** @description A teaching group. */
export type Batch = {
    _id: string;
    title: string;
    /** @description Number of seats. */
    studentLimit?: number;
    /** @description Shown as available seats, unchanged. */
    admittedStudents?: number;
    /** @description Free text, for example 10:00 AM - 12:00 PM. */
    time?: string;
    /** @description ISO 8601, UTC. */
    createdAt?: string;
    /** @description true is Active, false is Ended. */
    isActive?: boolean;
};
/** @description The student of a result or marksheet. */
export type Graduate = {
    _id?: string;
    fullName?: string;
    rollNo?: string;
};
/** @description A result that a centre asked the institute to declare. */
export type Result = {
    _id: string;
    student?: Graduate | null;
    course?: CourseRef | null;
    /** @description Months. */
    duration?: number | string;
    /** @description For example A++. */
    grade?: string;
    /** @description ISO 8601, UTC. */
    createdAt?: string;
    /** @description true is Result Out, false is Request Sent. */
    isActive?: boolean;
};
/** @description A batch as other records hold it. */
export type BatchRef = {
    _id: string;
    title?: string;
};
/** @description A student enrolled in an exam. */
export type ExamStudent = {
    _id: string;
    fullName: string;
    rollNo?: string;
    email?: string;
    phone?: Phone;
    /** @description YYYY-MM-DD. */
    dob?: string;
    fatherName?: string;
    gender?: Gender;
};
/** @description An exam with its students; the documents also call it a hall ticket. */
export type Exam = {
    _id: string;
    title: string;
    /** @description HH:mm, 24 hours. */
    time?: string;
    /** @description YYYY-MM-DD. */
    date?: string;
    location?: string;
    /** @description The batch, as its id or as a record with its title. */
    batch?: string | BatchRef | null;
    course?: CourseRef | null;
    students?: ExamStudent[];
};
/** @description A student as an exam is created with one. */
export type ExamEntry = {
    _id: string;
    fullName: string;
    fatherName?: string;
    gender?: Gender;
};
/** @description The marks of one subject. */
export type SubjectMarks = {
    subjectName: string;
    marksObtain: number;
    /** @default 100 */
    totalMarks: number;
    practicalMarks: number;
};
/** @description Marks of a student in a course. */
export type Marksheet = {
    _id: string;
    certificateNo?: string;
    student?: Graduate | null;
    course?: CourseRef | null;
    /** @description Start and end as DD-MM-YYYY - DD-MM-YYYY. */
    session?: string;
    /** @description ISO 8601, UTC. */
    createdAt?: string;
    /** @description true is Verified, otherwise Un-verified. */
    isVerified?: boolean;
    subjects?: SubjectMarks[];
};
/** @description A centre's prepaid money. */
export type Wallet = {
    /** @description Rupees. */
    balance?: number;
};
/** @description A payment that an operator reported. */
export type Transaction = {
    _id: string;
    /** @description Rupees. */
    amount?: number;
    /** @description Payment method. */
    paidBy?: string;
    /** @description The payment method's own number. */
    txnId?: string;
    /** @description ISO 8601, UTC. */
    createdAt?: string;
    /** @description true is Verified, false is Pending. */
    isVerified?: boolean;
};
export type LoginInput = {
    email: string;
    /** Format: password */
    password: string;
};
export type LoginAnswer = {
    success: boolean;
    message: string;
    /** @description Sent as bearer token from now on. */
    token: string;
    user: User;
};
export type RegisterInput = {
    fullName: string;
    /** Format: password */
    password: string;
    email: string;
    /** @description Digits as typed. */
    phone: string;
    city: string;
    /** @description camelCase name, for example uttarPradesh. */
    state: string;
    /** @description Digits as typed. */
    pinCode: string;
    village: string;
    fatherName: string;
    /**
     * Format: date
     * @description YYYY-MM-DD; left out when blank.
     */
    dob?: string;
    gender?: Gender;
    courseId: string;
    batch: string;
    /**
     * Format: binary
     * @description A photo; image files only.
     */
    avatar?: Blob;
};
export type RegisterAnswer = Receipt;
export type GetProfileInput = Record<string, never>;
export type GetProfileAnswer = {
    success?: boolean;
    message?: string;
    user: User;
};
export type UpdateProfileInput = {
    fullName?: string;
    /** Format: password */
    password?: string;
    email?: string;
    /** @description Digits as typed. */
    phone?: string;
    city?: string;
    state?: string;
    pinCode?: string;
    pincode?: string;
    village?: string;
    fatherName?: string;
    /**
     * Format: date
     * @description YYYY-MM-DD.
     */
    dob?: string;
    gender?: Gender;
    /** @description Address of the picture. */
    avatar?: string;
};
export type UpdateProfileAnswer = Receipt;
export type UpdatePasswordInput = {
    /**
     * Format: password
     * @description The current one.
     */
    password: string;
    /** Format: password */
    newPassword: string;
};
export type UpdatePasswordAnswer = SilentReceipt;
export type UploadPhotoInput = {
    /**
     * Format: binary
     * @description A picture file.
     */
    avatar: Blob;
};
export type UploadPhotoAnswer = SilentReceipt;
export type RemovePhotoInput = Record<string, never>;
export type RemovePhotoAnswer = {
    success?: boolean;
    message: string;
};
export type ListCoursesInput = Record<string, never>;
export type ListCoursesAnswer = {
    success?: boolean;
    message?: string;
    courses: Course[];
};
export type GetCourseInput = {
    /**
     * @description The course's _id.
     * @example c-ccc
     */
    id: string;
};
export type GetCourseAnswer = {
    success?: boolean;
    message?: string;
    course: Course;
};
export type SendQueryInput = {
    name: string;
    email: string;
    /** @description Digits as typed. */
    phone: string;
    message: string;
};
export type SendQueryAnswer = Receipt;
export type RequestFranchiseInput = {
    fullName: string;
    email: string;
    /** @description Digits as typed. */
    phone: string;
    address: string;
    /** @description With a capital C, as the product spells it. */
    CenterLocation: string;
    workExperience: string;
    aboutInstitute: string;
};
export type RequestFranchiseAnswer = SilentReceipt;
export type CreatePurchaseInput = {
    /** @description Rupees. */
    amount: number;
    courseId: string;
};
export type CreatePurchaseAnswer = {
    success: boolean;
    message?: string;
    payment_request: {
        /** @description Where the browser goes to pay. */
        longurl: string;
    };
};
export type ConfirmPurchaseInput = {
    payment_request_id: string;
    /** @description Credit means paid. */
    payment_status: string;
    payment_id: string;
    /** @description The value that the provider returned; a course's id or title. */
    course: string;
};
export type ConfirmPurchaseAnswer = Receipt;
export type GetInvoiceInput = {
    /**
     * @description The buyer's _id.
     * @example u-student
     */
    userId: string;
    /**
     * @description The course's _id.
     * @example c-ccc
     */
    courseId: string;
};
/** Format: html */
export type GetInvoiceAnswer = UntrustedHtml;
export type FindResultInput = {
    /**
     * @description Student id; slashes are encoded.
     * @example GVI/01/2026
     */
    rollNo: string;
    /**
     * @description The course's _id.
     * @example c-ccc
     */
    courseId: string;
};
/** Format: html */
export type FindResultAnswer = UntrustedHtml;
export type FindMarksheetInput = {
    /**
     * @description The student's _id.
     * @example s-001
     */
    studentId: string;
    /**
     * @description The course's _id.
     * @example c-ccc
     */
    courseId: string;
};
/** Format: html */
export type FindMarksheetAnswer = UntrustedHtml;
export type ListStudentsInput = {
    /**
     * @description Only students of this batch.
     * @example b-morning
     */
    batchId?: string;
    /**
     * @description Only students of this course.
     * @example c-ccc
     */
    courseId?: string;
};
export type ListStudentsAnswer = {
    success?: boolean;
    message?: string;
    users: Student[];
};
export type CreateStudentInput = {
    fullName: string;
    email: string;
    /** @description Digits as typed. */
    phone: string;
    state?: string;
    city: string;
    village: string;
    /** @description Digits as typed. */
    pinCode: string;
    fatherName: string;
    /**
     * Format: date
     * @description YYYY-MM-DD.
     */
    dob: string;
    /** Format: password */
    password: string;
    gender: Gender;
    /**
     * @description Always 11.
     * @enum {integer}
     */
    role: 11;
    courseId: string;
    /** @description The batch's _id. */
    batch: string;
    /**
     * Format: binary
     * @description A photo; image files only.
     */
    avatar?: Blob;
};
/** @description Created when success is true, or when the message is 'User registered successfully' in any case. */
export type CreateStudentAnswer = {
    success?: boolean;
    message?: string;
};
export type ListBatchesInput = Record<string, never>;
export type ListBatchesAnswer = {
    success?: boolean;
    message?: string;
    batches: Batch[];
};
export type CreateBatchInput = {
    title: string;
    /** @description Free text, for example 10:00 AM - 12:00 PM. */
    time: string;
    /** @description Number of seats. */
    studentLimit: number;
};
export type CreateBatchAnswer = Receipt;
export type DeleteBatchInput = {
    /**
     * @description The batch's _id.
     * @example b-morning
     */
    id: string;
};
export type DeleteBatchAnswer = Receipt;
export type ListResultsInput = Record<string, never>;
export type ListResultsAnswer = {
    success?: boolean;
    message?: string;
    results: Result[];
};
export type CreateResultInput = {
    rollNo: string;
    courseId: string;
    /** @description For example A++. */
    grade: string;
    /** Format: date */
    startDate: string;
    /** Format: date */
    endDate: string;
    /** @description Months. */
    duration: number;
    /** Format: date */
    issueDate: string;
};
export type CreateResultAnswer = Receipt;
export type ListExamsInput = Record<string, never>;
export type ListExamsAnswer = {
    success?: boolean;
    message?: string;
    hallTickets: Exam[];
};
export type CreateExamInput = {
    title: string;
    /** Format: date */
    date: string;
    /** @description HH:mm, 24 hours. */
    time: string;
    location: string;
    /** @description The course's _id. */
    course: string;
    /** @description The batch's _id. */
    batch: string;
    /** @description JSON text of the chosen students. */
    students: ExamEntry[];
};
export type CreateExamAnswer = Receipt;
export type GetHallTicketInput = {
    /**
     * @description The _id of the exam's course.
     * @example c-ccc
     */
    courseId: string;
    /**
     * @description The student's _id.
     * @example s-001
     */
    studentId: string;
};
/** Format: html */
export type GetHallTicketAnswer = UntrustedHtml;
export type ListMarksheetsInput = {
    /**
     * @description The operator's _id.
     * @example u-franchise
     */
    userId: string;
};
export type ListMarksheetsAnswer = {
    success?: boolean;
    message?: string;
    marksheets: Marksheet[];
};
export type CreateMarksheetInput = {
    subjects: SubjectMarks[];
    /** @description Start and end as DD-MM-YYYY - DD-MM-YYYY. */
    session: string;
    /** @description The student's _id. */
    student: string;
    /** @description The course's _id. */
    course: string;
    /** Format: date */
    issueDate: string;
};
export type CreateMarksheetAnswer = Receipt;
export type GetWalletInput = Record<string, never>;
export type GetWalletAnswer = {
    success?: boolean;
    message?: string;
    wallet: Wallet;
};
export type ListTransactionsInput = Record<string, never>;
export type ListTransactionsAnswer = {
    success?: boolean;
    message?: string;
    transactions: Transaction[];
};
export type RequestFundsInput = {
    /** @description Rupees. */
    amount: number;
    /** @description The payment method's own number. */
    txnId: string;
    /** @description Payment method. */
    paidBy: string;
};
export type RequestFundsAnswer = {
    success?: boolean;
    message: string;
};
export type UpdateMediaInput = {
    /** @description The institute's name. */
    name?: string;
    /**
     * Format: binary
     * @description The exam controller's stamp.
     */
    logo?: Blob;
    /**
     * Format: binary
     * @description The owner's signature, about 40 px by 20 px.
     */
    signature?: Blob;
};
export type UpdateMediaAnswer = Receipt;

export interface paths {
    "/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs a person in.
         * @description Exchanges e-mail and password for a token and the user's record.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Registers a student.
         * @description Makes an account. JSON when no photo is chosen, multipart/form-data when one is.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads the signed-in person's profile.
         * @description The whole record of whoever the token belongs to; also the operator's.
         */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/update-profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes the signed-in person's details.
         * @description Only what is sent is changed. Students send pinCode, operators pincode.
         */
        put: operations["updateProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/update-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes the signed-in person's password.
         * @description The current password is asked for again.
         */
        put: operations["updatePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile-pic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replaces the profile photo.
         * @description Always multipart/form-data.
         */
        put: operations["uploadPhoto"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/remove-pic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Removes the profile photo.
         * @description Removing a photo that is not there is no error.
         */
        delete: operations["removePhoto"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists every course.
         * @description The course list of every screen, selectors included.
         */
        get: operations["listCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/course/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads one course.
         * @description Never carries a token.
         */
        get: operations["getCourse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a question to the institute.
         * @description From the Contact Us page; the form checks nothing, so blank texts are allowed here.
         */
        post: operations["sendQuery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/request-franchise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Applies to become a franchise partner.
         * @description The form checks nothing, so blank texts are allowed here.
         */
        post: operations["requestFranchise"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Starts the payment of a course.
         * @description Answers with the address of the external payment page. The server must work out the amount itself; the one sent is what the page showed.
         */
        post: operations["createPurchase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase-done": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reports how a payment ended.
         * @description Posted once by the page to which the payment provider returns, for failed payments too.
         */
        post: operations["confirmPurchase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoice/user/{userId}/course/{courseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads the invoice of a bought course.
         * @description A whole HTML document, saved by the browser as invoice.html.
         */
        get: operations["getInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/find-result/{rollNo}/{courseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads the certificate of a declared result.
         * @description A whole HTML document for anybody who knows student id and course.
         */
        get: operations["findResult"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/find-marksheet/student/{studentId}/course/{courseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads the marksheet of a student in a course.
         * @description A whole HTML document, shown on /view-marksheet/certificate.
         */
        get: operations["findMarksheet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/franchise/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the students of the operator's centre.
         * @description All of them, or those of a batch or a course.
         */
        get: operations["listStudents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Registers a student of the operator's centre.
         * @description JSON when no photo is chosen, multipart/form-data when one is.
         */
        post: operations["createStudent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/self-created-batches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the batches of the operator's centre.
         * @description Ended ones too.
         */
        get: operations["listBatches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/create-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates a batch.
         * @description The limit is enforced by the server alone.
         */
        post: operations["createBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/category/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes a batch.
         * @description The path says category; it deletes a batch all the same.
         */
        delete: operations["deleteBatch"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/self-created-results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the results that the operator's centre sent in.
         * @description Declared ones and those still waiting.
         */
        get: operations["listResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/create-result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks the institute to declare a result.
         * @description It stays Request Sent until the institute declares it.
         */
        post: operations["createResult"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my-created-ht": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the exams of the operator's centre.
         * @description Each with its students.
         */
        get: operations["listExams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/create-hall-ticket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates an exam and the hall tickets of its students.
         * @description JSON whose students is itself a JSON text; the client turns the list into that text.
         */
        post: operations["createExam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my-ht/{courseId}/{studentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads the hall ticket of a student.
         * @description A whole HTML document, saved as admitCard.html. Carries the admin token when there is one, else the session's.
         */
        get: operations["getHallTicket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my-created-marksheet/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the marksheets that an operator created.
         * @description The signed-in operator's own _id is sent.
         */
        get: operations["listMarksheets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/create-marksheet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates a marksheet.
         * @description Total marks are 100 for every subject. It stays Un-verified until the institute verifies it.
         */
        post: operations["createMarksheet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads the balance of the operator's wallet.
         * @description The product sends a Content-Type although there is no body.
         */
        get: operations["getWallet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my-txn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the payments that the operator reported.
         * @description Pending and verified ones.
         */
        get: operations["listTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fund-request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reports a payment for the wallet.
         * @description The provider credits it within 24 hours; the client never does.
         */
        post: operations["requestFunds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/update-media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replaces the centre's name, stamp or signature.
         * @description Always multipart/form-data; only the chosen parts are sent.
         */
        put: operations["updateMedia"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    responses: {
        /** @description The request is outside the contract; the message says what is wrong with it. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /** @description The e-mail or the password is wrong. */
        WrongCredentials: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /** @description Too many requests; wait for the seconds that Retry-After names. */
        TooManyRequests: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /** @description The server or a proxy before it failed; a proxy may answer with a page of HTML. */
        ServerFault: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
                "text/html": string;
            };
        };
        /** @description It contradicts what is already stored. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /** @description The file is too large. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /** @description The file is not a picture that the server accepts. */
        UnsupportedType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /** @description The request is well formed, and the business refuses it; the message is text or holds texts by field. */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /** @description Nobody is signed in, or the session has ended. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /** @description There is no such record, or it belongs to somebody else. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /** @description This role may not make this call. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
    };
}
export interface operations {
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    /** Format: password */
                    password: string;
                };
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        /** @description Sent as bearer token from now on. */
                        token: string;
                        user: User;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["WrongCredentials"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    fullName: string;
                    /** Format: password */
                    password: string;
                    email: string;
                    /** @description Digits as typed. */
                    phone: string;
                    city: string;
                    /** @description camelCase name, for example uttarPradesh. */
                    state: string;
                    /** @description Digits as typed. */
                    pinCode: string;
                    village: string;
                    fatherName: string;
                    /**
                     * Format: date
                     * @description YYYY-MM-DD; left out when blank.
                     */
                    dob?: string;
                    gender?: Gender;
                    courseId: string;
                    batch: string;
                };
                "multipart/form-data": {
                    fullName: string;
                    /** Format: password */
                    password: string;
                    email: string;
                    /** @description Digits as typed. */
                    phone: string;
                    city: string;
                    /** @description camelCase name, for example uttarPradesh. */
                    state: string;
                    /** @description Digits as typed. */
                    pinCode: string;
                    village: string;
                    fatherName: string;
                    /**
                     * Format: date
                     * @description YYYY-MM-DD; left out when blank.
                     */
                    dob?: string;
                    gender?: Gender;
                    courseId: string;
                    batch: string;
                    /**
                     * Format: binary
                     * @description A photo; image files only.
                     */
                    avatar: Blob;
                };
            };
        };
        responses: {
            /** @description Registered; the person can sign in now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Receipt;
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success?: boolean;
                        message?: string;
                        user: User;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    fullName?: string;
                    /** Format: password */
                    password?: string;
                    email?: string;
                    /** @description Digits as typed. */
                    phone?: string;
                    city?: string;
                    state?: string;
                    pinCode?: string;
                    pincode?: string;
                    village?: string;
                    fatherName?: string;
                    /**
                     * Format: date
                     * @description YYYY-MM-DD.
                     */
                    dob?: string;
                    gender?: Gender;
                    /** @description Address of the picture. */
                    avatar?: string;
                };
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Receipt;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    updatePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: password
                     * @description The current one.
                     */
                    password: string;
                    /** Format: password */
                    newPassword: string;
                };
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SilentReceipt;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    uploadPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description A picture file.
                     */
                    avatar: Blob;
                };
            };
        };
        responses: {
            /** @description Replaced. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SilentReceipt;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    removePhoto: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success?: boolean;
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    listCourses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The courses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success?: boolean;
                        message?: string;
                        courses: Course[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    getCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The course's _id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The course. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success?: boolean;
                        message?: string;
                        course: Course;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    sendQuery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    email: string;
                    /** @description Digits as typed. */
                    phone: string;
                    message: string;
                };
            };
        };
        responses: {
            /** @description Received. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Receipt;
                };
            };
            400: components["responses"]["BadRequest"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    requestFranchise: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    fullName: string;
                    email: string;
                    /** @description Digits as typed. */
                    phone: string;
                    address: string;
                    /** @description With a capital C, as the product spells it. */
                    CenterLocation: string;
                    workExperience: string;
                    aboutInstitute: string;
                };
            };
        };
        responses: {
            /** @description Received. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SilentReceipt;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    createPurchase: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Rupees. */
                    amount: number;
                    courseId: string;
                };
            };
        };
        responses: {
            /** @description The payment page is ready. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message?: string;
                        payment_request: {
                            /** @description Where the browser goes to pay. */
                            longurl: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The course is already bought. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PurchaseProblem;
                };
            };
            /** @description The payment provider refuses the phone number or the amount. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PurchaseProblem;
                };
            };
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    confirmPurchase: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    payment_request_id: string;
                    /** @description Credit means paid. */
                    payment_status: string;
                    payment_id: string;
                    /** @description The value that the provider returned; a course's id or title. */
                    course: string;
                };
            };
        };
        responses: {
            /** @description Recorded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Receipt;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    getInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The buyer's _id. */
                userId: string;
                /** @description The course's _id. */
                courseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoice; HTML, or the same as a JSON string. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    "application/json": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    findResult: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Student id; slashes are encoded. */
                rollNo: string;
                /** @description The course's _id. */
                courseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The certificate; HTML, or the same as a JSON string. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    "application/json": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    findMarksheet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The student's _id. */
                studentId: string;
                /** @description The course's _id. */
                courseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The marksheet; HTML, or the same as a JSON string. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    "application/json": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    listStudents: {
        parameters: {
            query?: {
                /** @description Only students of this batch. */
                batchId?: string;
                /** @description Only students of this course. */
                courseId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The students. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success?: boolean;
                        message?: string;
                        users: Student[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    createStudent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    fullName: string;
                    email: string;
                    /** @description Digits as typed. */
                    phone: string;
                    state?: string;
                    city: string;
                    village: string;
                    /** @description Digits as typed. */
                    pinCode: string;
                    fatherName: string;
                    /**
                     * Format: date
                     * @description YYYY-MM-DD.
                     */
                    dob: string;
                    /** Format: password */
                    password: string;
                    gender: Gender;
                    /**
                     * @description Always 11.
                     * @enum {integer}
                     */
                    role: 11;
                    courseId: string;
                    /** @description The batch's _id. */
                    batch: string;
                };
                "multipart/form-data": {
                    fullName: string;
                    email: string;
                    /** @description Digits as typed. */
                    phone: string;
                    state?: string;
                    city: string;
                    village: string;
                    /** @description Digits as typed. */
                    pinCode: string;
                    fatherName: string;
                    /**
                     * Format: date
                     * @description YYYY-MM-DD.
                     */
                    dob: string;
                    /** Format: password */
                    password: string;
                    gender: Gender;
                    /**
                     * @description Always 11.
                     * @enum {integer}
                     */
                    role: 11;
                    courseId: string;
                    /** @description The batch's _id. */
                    batch: string;
                    /**
                     * Format: binary
                     * @description A photo; image files only.
                     */
                    avatar: Blob;
                };
            };
        };
        responses: {
            /** @description Registered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success?: boolean;
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    listBatches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The batches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success?: boolean;
                        message?: string;
                        batches: Batch[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    createBatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                    /** @description Free text, for example 10:00 AM - 12:00 PM. */
                    time: string;
                    /** @description Number of seats. */
                    studentLimit: number;
                };
            };
        };
        responses: {
            /** @description Created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Receipt;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    deleteBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The batch's _id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Receipt;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    listResults: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success?: boolean;
                        message?: string;
                        results: Result[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    createResult: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    rollNo: string;
                    courseId: string;
                    /** @description For example A++. */
                    grade: string;
                    /** Format: date */
                    startDate: string;
                    /** Format: date */
                    endDate: string;
                    /** @description Months. */
                    duration: number;
                    /** Format: date */
                    issueDate: string;
                };
            };
        };
        responses: {
            /** @description Sent in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Receipt;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    listExams: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The exams. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success?: boolean;
                        message?: string;
                        hallTickets: Exam[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    createExam: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                    /** Format: date */
                    date: string;
                    /** @description HH:mm, 24 hours. */
                    time: string;
                    location: string;
                    /** @description The course's _id. */
                    course: string;
                    /** @description The batch's _id. */
                    batch: string;
                    /** @description JSON text of the chosen students. */
                    students: string;
                };
            };
        };
        responses: {
            /** @description Created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Receipt;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    getHallTicket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The _id of the exam's course. */
                courseId: string;
                /** @description The student's _id. */
                studentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The hall ticket; HTML, or the same as a JSON string. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    "application/json": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    listMarksheets: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The operator's _id. */
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The marksheets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success?: boolean;
                        message?: string;
                        marksheets: Marksheet[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    createMarksheet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    subjects: SubjectMarks[];
                    /** @description Start and end as DD-MM-YYYY - DD-MM-YYYY. */
                    session: string;
                    /** @description The student's _id. */
                    student: string;
                    /** @description The course's _id. */
                    course: string;
                    /** Format: date */
                    issueDate: string;
                };
            };
        };
        responses: {
            /** @description Created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Receipt;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    getWallet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The wallet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success?: boolean;
                        message?: string;
                        wallet: Wallet;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    listTransactions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transactions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success?: boolean;
                        message?: string;
                        transactions: Transaction[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    requestFunds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Rupees. */
                    amount: number;
                    /** @description The payment method's own number. */
                    txnId: string;
                    /** @description Payment method. */
                    paidBy: string;
                };
            };
        };
        responses: {
            /** @description Received. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success?: boolean;
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    updateMedia: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description The institute's name. */
                    name?: string;
                    /**
                     * Format: binary
                     * @description The exam controller's stamp.
                     */
                    logo?: Blob;
                    /**
                     * Format: binary
                     * @description The owner's signature, about 40 px by 20 px.
                     */
                    signature?: Blob;
                };
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Receipt;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
}
