export interface Passwords {
  current: string;
  next: string;
  confirm: string;
}

/** Field errors; empty when the passwords are valid. */
export interface PasswordErrors {
  next?: string;
  confirm?: string;
}

/** The new password must differ from the current one and equal its confirmation. */
export function validatePasswordChange({ current, next, confirm }: Passwords): PasswordErrors {
  return {
    ...(next === current && { next: 'Password and new password cannot be same!' }),
    ...(next !== confirm && { confirm: 'New password and confirm password must be same!' }),
  };
}
