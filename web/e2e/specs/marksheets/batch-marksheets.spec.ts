import { handleDialogs } from '../../support/dialogs.ts';
import * as batch from '../../support/pages/batch-marksheets.ts';
import { expect, test } from '../../support/test.ts';

const endpoint = '/create-marksheet';

test('a reload in the middle sends nothing by itself, and Continue sends what is left, each once', async ({ page, network }) => {
  await batch.openBatch(page);
  await batch.keepTwoSubjects(page);
  for (const number of [41, 42, 43, 44]) await batch.fillRow(page, number, ['62', '25', '70', '30']);
  const held = network.hold(endpoint);
  await batch.send(page, 4);
  await expect.poll(() => held.calls.length).toBe(4);
  handleDialogs(page, 'accept');
  await batch.reload(page);
  held.release();
  await expect(page.getByRole('heading', { name: 'Not answered (4)' })).toBeVisible();
  await expect(batch.row(page, 41)).toContainText('Not answered');
  expect(network.calls(endpoint)).toHaveLength(4);
  await batch.button(page, 'Send all again').click();
  await expect(batch.progress(page, '4 of 4 sent')).toBeVisible();
  expect(network.calls(endpoint)).toHaveLength(8);
});
