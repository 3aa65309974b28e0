import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#lib/head.ts';
import { ForgotPasswordPage } from '#session/pages/forgot-password-page.tsx';
import * as text from '#text/heads.ts';

export const Route = createFileRoute('/_site/forget-password')({
  head: () => pageHead(text.forgotPassword, text.forgotPasswordDescription, '/forget-password'),
  component: ForgotPasswordPage,
});
