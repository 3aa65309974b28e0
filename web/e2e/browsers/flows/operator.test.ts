import { operator } from '../../support/session.ts';
import { flow } from '../flow.ts';
import { photoFile } from '../photo-file.ts';
import { openAsOperator, signIn } from '../sign-in.ts';

flow('the list of students is searched, and the search is in the URL', async (page) => {
  await openAsOperator(page, 'Student Management', 'Student List');
  await page.fill('Search', 'sunil');
  await page.waitFor(() => document.querySelectorAll('tbody tr').length === 1);
  await page.see('Sunil Mahto');
  await page.waitFor(() => location.search === '?q=sunil');
});

flow('a batch is created, and deleted after a question', async (page) => {
  await openAsOperator(page, 'Batch Management', 'All Batches');
  await page.click('main a', 'Create Batch');
  await page.heading('Create Batch');
  await page.fillAll({ Title: 'Sunrise batch', Time: '06:00 PM - 07:00 PM', 'Student Limit': '12' });
  await page.click('main button', 'Create Batch');
  await page.heading('All Batches');
  await page.fill('Search', 'Sunrise batch');
  await page.button('Delete Sunrise batch');
  await page.press('Escape');
  await page.waitFor(() => document.querySelector('[role=dialog]') === null);
  await page.expectFocus('Delete Sunrise batch');
  await page.button('Delete Sunrise batch');
  await page.click('[role=dialog] button', 'Confirm');
  await page.waitFor(() => document.querySelector('tbody tr') === null);
});

flow('an exam is created with several students', async (page) => {
  await openAsOperator(page, 'Exam Management', 'Exam List');
  await page.click('main a', 'Create Exam');
  await page.heading('Create Exam');
  await page.fillAll({ Title: 'Final exam', Date: '28-12-2026', Time: '17:05', Location: 'Room 1' });
  await page.choose('Course', 'Course on Computer Concepts');
  await page.choose('Batch', 'b-forenoon');
  await page.waitFor(() => document.querySelectorAll('[role=option]').length === 3);
  await page.fill('Students', 'SUNIL');
  await page.waitFor(() => document.querySelectorAll('[role=option]').length === 1);
  await page.press('Enter');
  await page.see('Sunil Mahto');
  await page.type('GVI/28/2026');
  await page.waitFor(() => document.querySelectorAll('[role=option]').length === 1);
  await page.press('Enter');
  await page.click('main button', 'Create Exam');
  await page.heading('Exam List');
  await page.see('Final exam');
});

flow('a result is created with dates that are typed, where the browser has no date input', async (page) => {
  await openAsOperator(page, 'Result Declare', 'Student Results');
  await page.click('main a', 'Create Result');
  await page.heading('Create Result');
  await page.fillAll({ 'Student Roll No': 'GVI/50/2026', Grade: 'A', Duration: '3' });
  await page.choose('Course', 'Course on Computer Concepts');
  await page.fillAll({ 'Issue Date': '20-11-2026', 'Start Date': '1/7/2026', 'End Date': '2026-10-30' });
  await page.click('main button', 'Create Result');
  await page.find('[data-toast=success]');
  await page.heading('Student Results');
});

flow('a student is admitted with a photo, and is then in the list', async (page) => {
  await openAsOperator(page, 'Student Management', 'Student List');
  await page.click('main a', 'Create Student');
  await page.heading('Create Student');
  await page.fillAll({
    'Full Name': 'Lakshmi Nair',
    Email: 'lakshmi@example.com',
    Password: 'a long secret',
    'Confirm Password': 'a long secret',
  });
  await page.fillAll({
    'Father Name': 'Suresh Nair',
    Phone: '0000033333',
    'Date of Birth': '09-03-2005',
    City: 'Kochi',
    Village: 'Edappally',
    Pincode: '001002',
  });
  await page.choose('Gender', 'Female');
  await page.choose('State', 'KERALA');
  await page.choose('Course', 'Course on Computer Concepts');
  await page.choose('Batch', 'b-morning');
  await page.upload('Photo', photoFile());
  await page.find('img[alt^="Selected"]');
  await page.click('main button', 'Create Student');
  await page.heading('Student List');
  await page.find('tbody th', 'Lakshmi Nair');
});

flow('the results of a batch are sent', async (page) => {
  await signIn(page, operator);
  await page.goto('/franchise/batch-results');
  await page.heading('Results for a Batch');
  await page.choose('Course', 'c-web');
  await page.choose('Batch', 'b-afternoon');
  await page.fillAll({
    'Start Date': '05-01-2026',
    'End Date': '04-07-2026',
    'Issue Date': '20-07-2026',
    Duration: '6',
    'Same for all students': 'A',
  });
  await page.press('Enter');
  await page.click('main button', 'Send 2 results');
  await page.see('2 of 2 sent');
});
