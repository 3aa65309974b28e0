import type { Page } from '@playwright/test';
import { publicPaths } from '../../../build/public-paths.ts';
import * as certificates from '../../../src/text/hi/certificates.ts';
import * as common from '../../../src/text/hi/common.ts';
import * as documentPage from '../../../src/text/hi/documents.tsx';
import * as enquiries from '../../../src/text/hi/enquiries.tsx';
import * as exams from '../../../src/text/hi/exams.ts';
import * as forms from '../../../src/text/hi/forms.ts';
import * as heads from '../../../src/text/hi/heads.ts';
import * as operatorTexts from '../../../src/text/hi/operator.ts';
import * as verification from '../../../src/text/hi/purchase.tsx';
import * as session from '../../../src/text/hi/session.ts';
import * as login from '../../../src/text/hi/sign-in.tsx';
import * as site from '../../../src/text/hi/site.ts';
import * as userFields from '../../../src/text/hi/user-fields.ts';
import { expectBothLanguages, hindiPath } from '../../support/languages.ts';
import { clickButton, course, declaredResult, field, handleDialogs, lookUpCertificate, openAsOperator } from '../../support/pages.ts';
import { type Account, operator, student } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Presses the link to the other language, and waits for that page. */
async function switchTo(page: Page, name: 'हिन्दी' | 'English'): Promise<void> {
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.locator(`html[lang=${name === 'English' ? 'en-IN' : 'hi-IN'}][data-hydrated]`)).toBeAttached();
}

test('the switch leads to the same page with the same search, and back', async ({ page }) => {
  const { rollNo, courseId } = declaredResult;
  const address = `/view-result?${new URLSearchParams({ roll_no: rollNo, course_id: courseId })}`;
  await page.goto(address);
  await switchTo(page, 'हिन्दी');
  await expect(page).toHaveURL(`/hi${address}`);
  await expect(heading(page, heads.viewResult)).toBeVisible();
  await expect(field(page, common.studentId)).toHaveValue(rollNo);
  await switchTo(page, 'English');
  await expect(page).toHaveURL(address);
  await expect(heading(page, 'View Result')).toBeVisible();
  // This page has a parameter in its path.
  await page.goto(course.path);
  await switchTo(page, 'हिन्दी');
  await expect(page).toHaveURL(`/hi${course.path}`);
  await expect(heading(page, 'Tally with GST')).toBeVisible();
});

test('the switch keeps what a visitor has typed: a question, the fields of View Result and the email of a login, but no password', async ({
  page,
}) => {
  await page.goto('/contact-us');
  await field(page, 'Full Name').fill('सुनीता देवी');
  await field(page, 'Ask Query').fill('क्या शाम का बैच है?');
  await switchTo(page, 'हिन्दी');
  await expect(page.getByText(forms.draftRestored)).toBeVisible();
  await expect(field(page, userFields.fullName)).toHaveValue('सुनीता देवी');
  await expect(field(page, enquiries.query)).toHaveValue('क्या शाम का बैच है?');
  await switchTo(page, 'English');
  await expect(field(page, 'Ask Query')).toHaveValue('क्या शाम का बैच है?');

  await page.goto('/view-result');
  await field(page, 'Student Id').fill('GVI/07/2026');
  await field(page, 'Course').selectOption('c-ccc');
  await switchTo(page, 'हिन्दी');
  await expect(field(page, common.studentId)).toHaveValue('GVI/07/2026');
  await expect(field(page, common.course)).toHaveValue('c-ccc');

  await page.goto('/hi/login');
  await field(page, common.email).fill('sunita@example.com');
  await field(page, common.password).fill('not-to-be-kept');
  await switchTo(page, 'English');
  await expect(field(page, 'Email')).toHaveValue('sunita@example.com');
  await expect(field(page, 'Password')).toHaveValue('');
  // The typed values are kept for that visit only.
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('sunita');
  await page.reload();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(field(page, 'Email')).toHaveValue('');
});

test('the switch keeps an exam that is not created yet and the order of a list, and in the Hindi palette English words find tasks', async ({
  page,
}) => {
  handleDialogs(page, 'accept');
  await openAsOperator(page, '/franchise/create-exam');
  await field(page, 'Title').fill('Final exam');
  await field(page, 'Time').fill('17:05');
  await field(page, 'Course').selectOption('c-ccc');
  await field(page, 'Batch').selectOption('b-forenoon');
  await page.getByRole('option').filter({ hasText: 'Sunil' }).click();
  await switchTo(page, 'हिन्दी');
  await expect(page).toHaveURL('/hi/franchise/create-exam');
  await expect(field(page, exams.title)).toHaveValue('Final exam');
  await expect(field(page, exams.time)).toHaveValue('17:05');
  await expect(field(page, common.course)).toHaveValue('c-ccc');
  await expect(field(page, common.batch)).toHaveValue('b-forenoon');
  await expect(page.getByRole('list', { name: exams.selectedStudents })).toContainText('Sunil');

  await page.goto('/franchise/student-management?sort=-father-name');
  await expect(page.getByRole('columnheader', { name: 'Father Name' })).toHaveAttribute('aria-sort', 'descending');
  await switchTo(page, 'हिन्दी');
  await expect(page).toHaveURL('/hi/franchise/student-management?sort=-father-name');
  const header = page.getByRole('columnheader', { name: userFields.fatherName });
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  await header.getByRole('button').press('Enter');
  await expect(page).toHaveURL('/hi/franchise/student-management');
  await page.getByRole('columnheader', { name: common.studentName }).getByRole('button').press('Enter');
  await expect(page).toHaveURL('/hi/franchise/student-management?sort=name');

  const palette = page.getByRole('dialog', { name: operatorTexts.searchOrStartTask });
  for (const [words, task] of [
    ['create batch', heads.createBatch],
    ['import', heads.importStudents],
    ['recharge', heads.rechargeWallet],
    ['logout', common.logout],
  ] as const) {
    await page.keyboard.press('Control+k');
    await palette.getByRole('combobox').fill(words);
    await expect(palette.getByRole('option'), words).toHaveText([task]);
    await page.keyboard.press('Escape');
    await expect(palette).toBeHidden();
  }
});

test.describe('with a browser in Hindi', () => {
  test.use({ locale: 'hi-IN' });

  test('only who has chosen Hindi is led from / to /hi, and every other address stays as it is', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
    await switchTo(page, 'हिन्दी');
    await expect(page).toHaveURL(/\/hi\/?$/);
    await page.goto('/?from=poster');
    await expect(page).toHaveURL(/\/hi\/?\?from=poster$/);
    await expect(page.locator('html[data-hydrated]')).toHaveAttribute('lang', 'hi-IN');
    await page.goto('/about-us');
    await expect(page).toHaveURL('/about-us');
    await expect(heading(page, 'About Us')).toBeVisible();
    await page.goto('/hi');
    await switchTo(page, 'English');
    await page.goto('/');
    await expect(page).toHaveURL('/');
    await expect(page.locator('html[data-hydrated]')).toHaveAttribute('lang', 'en-IN');
  });
});

test('a login in Hindi leads to a page in Hindi, of the centre or where it began, and so does the payment page', async ({ page }) => {
  const signIn = async ({ email, password }: Account) => {
    await field(page, common.email).fill(email);
    await field(page, common.password).fill(password);
    await clickButton(page, login.submit);
  };
  await page.goto('/hi/franchise/batches');
  await expect(heading(page, session.signInFirst)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: session.signInNow }).click();
  await expect(page).toHaveURL('/hi/login?redirect=%2Ffranchise%2Fbatches');
  await signIn(operator);
  await expect(page).toHaveURL('/hi/franchise/dashboard');
  await expect(heading(page, heads.dashboard)).toBeVisible();
  await page.getByRole('banner').locator('button[aria-expanded]').click();
  await page.getByRole('banner').getByRole('menuitem', { name: common.logout }).click();
  await expect(page).toHaveURL(/\/hi\/?$/);
  await page.goto(`/hi${course.path}`);
  await page.getByRole('banner').getByRole('link', { name: site.signIn, exact: true }).click();
  await expect(page).toHaveURL(`/hi/login?${new URLSearchParams({ redirect: course.path })}`);
  await signIn(student);
  await expect(page).toHaveURL(`/hi${course.path}`);
  await page.getByRole('button', { name: common.buyNow }).locator('visible=true').first().click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page).toHaveURL(/^[^?]+\/hi\/verification\?/);
  await expect(page.getByRole('cell', { name: verification.completed })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: verification.received })).toBeVisible();
});

test('the link to a certificate that is shared in Hindi opens in Hindi, and the switch keeps a certificate, also after a reload', async ({
  page,
  baseURL,
}) => {
  await page.goto('/hi/view-result');
  await field(page, common.studentId).fill(declaredResult.rollNo);
  await field(page, common.course).selectOption(declaredResult.courseId);
  await clickButton(page, certificates.viewCertificate);
  await expect(page).toHaveURL('/hi/view-result/certificate');
  await clickButton(page, documentPage.more);
  await page.getByRole('menuitem', { name: documentPage.share }).click();
  const link = page.getByRole('dialog', { name: documentPage.shareCertificate }).getByLabel(documentPage.linkToCertificate);
  await expect(link).toHaveValue(`${baseURL}/hi/view-result?roll_no=GVI%2F01%2F2026&course_id=c-ccc`);
  await page.goto(await link.inputValue());
  await expect(field(page, common.studentId)).toHaveValue(declaredResult.rollNo);

  const certificateText = page.frameLocator('iframe').getByText(declaredResult.name).first();
  await lookUpCertificate(page);
  await expect(certificateText).toBeVisible();
  await switchTo(page, 'हिन्दी');
  await expect(page).toHaveURL('/hi/view-result/certificate');
  await expect(heading(page, heads.certificate)).toBeVisible();
  await expect(certificateText).toBeVisible();
  await page.reload();
  await expect(certificateText).toBeVisible();
  await switchTo(page, 'English');
  await expect(certificateText).toBeVisible();
  await page.goto('/hi/view-result/certificate');
  await expect(heading(page, documentPage.notAuthenticated)).toBeVisible();
});

test('the HTML of every public page names its language, its own address and those of both languages', async ({ request }) => {
  for (const path of publicPaths) {
    const { english, hindi } = await expectBothLanguages(request, path);
    expect(english.title, path).not.toMatch(/\p{Script=Devanagari}/u);
    expect(hindi.title, path).toMatch(/^[\p{Script=Devanagari}]/u);
    expect([english.switches, hindi.switches], path).toEqual([[hindiPath(path)], [path]]);
  }
});
