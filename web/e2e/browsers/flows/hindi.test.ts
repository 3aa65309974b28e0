import { expect } from 'vitest';
import * as certificates from '../../../src/text/hi/certificates.ts';
import * as common from '../../../src/text/hi/common.ts';
import * as createStudent from '../../../src/text/hi/create-student.ts';
import * as heads from '../../../src/text/hi/heads.ts';
import { basepath } from '../../../src/text/hi/language.ts';
import * as login from '../../../src/text/hi/login.ts';
import * as operatorTexts from '../../../src/text/hi/operator.ts';
import * as profile from '../../../src/text/hi/profile.ts';
import * as queue from '../../../src/text/hi/queue.ts';
import * as results from '../../../src/text/hi/results.ts';
import * as userFields from '../../../src/text/hi/user-fields.ts';
import * as userOptions from '../../../src/text/hi/user-options.ts';
import * as verification from '../../../src/text/hi/verification.tsx';
import { declaredResult } from '../../support/pages/certificate-lookup.ts';
import { course } from '../../support/pages/course.ts';
import { operator, student } from '../../support/session.ts';
import { flow } from '../flow.ts';
import { photoFile } from '../photo-file.ts';
import { openAsOperator, signIn, submitLogin } from '../sign-in.ts';

const words = {
  basepath,
  email: common.email,
  password: common.password,
  login: login.submit,
  profile: heads.profile,
  dashboard: heads.dashboard,
};

flow('in Hindi, a course is bought: the English payment page leads back to a Hindi one', async (page) => {
  await page.goto(`${basepath}/login`);
  await submitLogin(page, student, words);
  await page.goto(`${basepath}${course.path}`);
  await page.button(common.buyNow);
  await page.path('/__mocks/payment.html');
  await page.button('Pay');
  await page.path(`${basepath}/verification`);
  await page.see(verification.completed);
  await page.see(verification.received);
  await page.link(verification.myCourses);
  await page.path(`${basepath}/user/profile`);
  await page.see('Tally with GST');
});

flow('in Hindi, a student edits the profile', async (page) => {
  await signIn(page, student, words);
  await page.click('[role=switch]', profile.edit);
  await page.fill(common.city, 'Kanpur');
  await page.click('main button', profile.save);
  await page.find('[data-toast=success]');
  await page.reload();
  await page.heading(heads.profile);
  expect(await page.value(common.city)).toBe('Kanpur');
});

flow('in Hindi, an operator admits a student, who is then in the list', async (page) => {
  await openAsOperator(page, operatorTexts.studentManagement, heads.studentList, words);
  await page.click('main a', heads.createStudent);
  await page.heading(heads.createStudent);
  await page.fillAll({
    [userFields.fullName]: 'Lakshmi Nair',
    [common.email]: 'lakshmi@example.com',
    [common.password]: 'a long secret',
    [createStudent.confirmPassword]: 'a long secret',
    [userFields.fatherName]: 'Suresh Nair',
    [common.phone]: '0000033333',
    [userFields.dateOfBirth]: '09-03-2005',
    [common.city]: 'Kochi',
    [userFields.village]: 'Edappally',
    [userFields.pincode]: '001002',
  });
  await page.choose(userFields.gender, userOptions.genders.female);
  await page.choose(common.state, userOptions.stateName('kerala'));
  await page.choose(common.course, 'Course on Computer Concepts');
  await page.choose(common.batch, 'b-morning');
  await page.upload(common.photo, photoFile());
  await page.find('img[alt]:not([alt=""])');
  await page.click('main button', heads.createStudent);
  await page.heading(heads.studentList);
  await page.find('tbody th', 'Lakshmi Nair');
});

flow('in Hindi, an operator sends the results of a batch', async (page) => {
  await signIn(page, operator, words);
  await page.goto(`${basepath}/franchise/batch-results`);
  await page.heading(heads.resultsForBatch);
  await page.choose(common.course, 'c-web');
  await page.choose(common.batch, 'b-afternoon');
  await page.fillAll({
    [common.startDate]: '05-01-2026',
    [common.endDate]: '04-07-2026',
    [common.issueDate]: '20-07-2026',
    [results.duration]: '6',
    [results.sameForAll]: 'A',
  });
  await page.press('Enter');
  await page.click('main button', queue.send({ count: 2, noun: results.resultNoun }));
  await page.see(queue.progress({ sent: 2, total: 2 }));
  await page.click('main a', results.seeList);
  await page.heading(heads.studentResults);
});

flow('in Hindi, a certificate is looked up and shown', async (page) => {
  await page.goto(`${basepath}/view-result`);
  await page.fill(common.studentId, declaredResult.rollNo);
  await page.choose(common.course, declaredResult.courseId);
  await page.click('main button', certificates.viewCertificate);
  await page.path(`${basepath}/view-result/certificate`);
  await page.heading(heads.certificate);
  await page.waitFor(
    (name) => document.querySelector('iframe')?.contentDocument?.body.textContent.includes(name) === true,
    declaredResult.name,
  );
});
