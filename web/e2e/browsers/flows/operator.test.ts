import { flow } from '../flow.ts';
import { openAsOperator } from '../sign-in.ts';

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
