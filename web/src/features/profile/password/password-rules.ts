export interface Passwords {
  current: string;
  next: string;
  confirm: string;
}

/** What is wrong at which field; nothing where the call may be sent. */
export interface PasswordFaults {
  next?: string;
  confirm?: string;
}

/** The two rules of a new password; it may break both. */
export function passwordFaults({ current, next, confirm }: Passwords): PasswordFaults {
  return {
    ...(next === current && { next: 'Password and new password cannot be same!' }),
    ...(next !== confirm && { confirm: 'New password and confirm password must be same!' }),
  };
}
