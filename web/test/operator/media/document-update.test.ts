import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cropDialog, drag, expectCropped, openCropDialog } from '../../support/crop-dialog.ts';
import type { Network } from '../../support/network.ts';
import { button, clickTwice, expectTexts, field, heading, main, sidebarLink, toast } from '../../support/page.ts';
import { photo, twoColours, uploadedPhoto } from '../../support/photos.ts';
import { renderRoute } from '../../support/render-route.tsx';
import { signOut } from '../../support/session.ts';

const path = '/franchise/document-update';
const openForm = () => renderRoute(path, { as: 'operator' });

const selected = (noun: string) => page.getByRole('img', { name: `Selected ${noun}` });
const upload = async (label: string, noun: string, file: File) => {
  await field(label).upload(file);
  await expect.element(selected(noun)).toBeVisible();
};

const nothingSent = page.getByText('Nothing has been sent from this browser yet. The documents on file stay until you replace them.');

/** The names of the fields of a form, with file names or texts. */
const formValues = (form: FormData | undefined) =>
  Object.fromEntries([...(form ?? [])].map(([name, value]) => [name, value instanceof File ? `${value.name}, ${value.type}` : value]));

test('name, signature and stamp are sent as selected, with previews [R-407, R-408, R-409, R-410, R-412, Q-60]', async () => {
  const { network } = await openForm();
  const sentForms = () => network.calls('/update-media').map(({ form }) => formValues(form));
  await expect.element(heading('Document Update')).toBeVisible();
  await upload('Signature', 'signature', photo('sign.png'));
  await upload('Stamp', 'stamp', photo('stamp.png'));
  await page.getByRole('button', { name: 'Remove stamp' }).click();
  await expect.element(selected('stamp')).not.toBeInTheDocument();
  await clickTwice(button('Update Documents'));
  await expect.element(toast('Documents updated successfully')).toHaveAttribute('data-toast', 'success');
  expect(network.calls('/update-media').map(({ method }) => method)).toEqual(['PUT']);
  const first = { signature: 'sign.png, image/png' };
  expect(sentForms()).toEqual([first]);
  await expect.element(selected('signature')).not.toBeInTheDocument();
  await field('Institute Name').fill(' ज्ञान केंद्र ');
  await upload('Stamp', 'stamp', photo('stamp.png'));
  await button('Update Documents').click();
  await expect.poll(sentForms).toEqual([first, { name: 'ज्ञान केंद्र', logo: 'stamp.png, image/png' }]);
  await expect.element(field('Institute Name')).toHaveValue('');
  await expect.element(selected('stamp')).not.toBeInTheDocument();
});

test('the hint says: signature ratio about 40px by 20px; an empty form and a file that is not an image show an error [R-411, R-440, S-19]', async () => {
  const { network, url } = await openForm();
  network.respond('/update-media', { status: 422, json: { success: false, message: { signature: ['The signature is too wide.'] } } });
  await expect.element(field('Signature')).toHaveAccessibleDescription(/signature ratio about 40px by 20px/i);
  await button('Update Documents').click();
  await expect.element(toast('Please fill in at least one field.')).toHaveAttribute('data-toast', 'error');
  await expect.element(field('Institute Name')).toHaveFocus();
  await field('Stamp').upload(new File(['<svg xmlns="x"/>'], 'stamp.svg', { type: 'image/svg+xml' }));
  await expect.element(page.getByText('This file is not a photo. Please choose a JPG or PNG picture.')).toBeVisible();
  expect(network.calls('/update-media')).toEqual([]);
  await upload('Signature', 'signature', photo());
  await button('Update Documents').click();
  await expect.element(toast('The signature is too wide.')).toHaveAttribute('data-toast', 'error');
  await expect.element(field('Signature')).toHaveFocus();
  await expect.element(nothingSent).toBeVisible();
  expect(localStorage.getItem('institute.sent-documents')).toBeNull();
  // A removed image is not an unsaved change.
  await page.getByRole('button', { name: 'Remove signature' }).click();
  await sidebarLink('Dashboard').click();
  await expect.poll(url).toBe('/franchise/dashboard');
});

test('the page tells what was sent from this browser, until a logout, and a drawing shows it on a certificate', async () => {
  const { url, reload } = await openForm();
  await expect.element(nothingSent).toBeVisible();
  const drawing = main.getByRole('figure', { name: 'How it will look on a certificate' });
  for (const name of ['Signature', 'Stamp', 'Institute Name']) await expect.element(drawing.getByText(name, { exact: true })).toBeVisible();
  await field('Institute Name').fill('Gyan Kendra');
  await expect.element(drawing.getByText('Gyan Kendra')).toBeVisible();
  await button('Update Documents').click();
  const sent = main.getByRole('listitem');
  const date = expect.stringMatching(/^Institute Name ‘Gyan Kendra’, \d{1,2} [A-Z][a-z]+ \d{4}$/);
  await expectTexts(sent, date, 'Signature, not yet', 'Stamp, not yet');
  await expect.element(field('Institute Name')).toHaveValue('');
  await expect.element(drawing.getByText('Gyan Kendra')).toBeVisible();
  await upload('Signature', 'signature', photo());
  await expect.element(drawing.getByRole('img', { name: 'Selected signature' })).toBeVisible();
  await expect.element(drawing.getByText('Stamp', { exact: true })).toBeVisible();
  await button('Update Documents').click();
  await expect.element(drawing.getByRole('img', { name: 'Updated signature' })).toBeVisible();
  const both = [date, expect.stringMatching(/^Signature, \d/), 'Stamp, not yet'];
  await expectTexts(sent, ...both);
  await reload();
  await expectTexts(sent, ...both);
  const stored = () => localStorage.getItem('institute.sent-documents');
  expect(stored()).toEqual(expect.not.stringContaining('u-franchise'));
  await signOut();
  await expect.poll(url).toBe('/');
  expect(stored()).toBeNull();
});

/** Sends the form. It is blank when the server has accepted it. */
async function send(): Promise<void> {
  await button('Update Documents').click();
  await expect.element(selected('signature')).not.toBeInTheDocument();
}

async function sentSize(network: Network, name: string): Promise<[width: number, height: number]> {
  const { width, height } = await uploadedPhoto(network, '/update-media', name);
  return [width, height];
}

test('signature and stamp are files, not taken with a camera: a signature is cut to 2:1 or cropped to it, a stamp stays whole or is cropped to a square [R-409, R-410, R-411]', async () => {
  const { network } = await openForm();
  await upload('Signature', 'signature', await twoColours(300, 300));
  await upload('Stamp', 'stamp', await twoColours(300, 200));
  await expect.element(button('Take photo')).not.toBeInTheDocument();
  await send();
  expect(await sentSize(network, 'signature')).toEqual([300, 150]);
  expect(await sentSize(network, 'logo')).toEqual([300, 200]);
  await upload('Signature', 'signature', await twoColours(900, 300));
  await openCropDialog('signature');
  await drag(400);
  await cropDialog.getByRole('button', { name: 'Use this part', exact: true }).click();
  await expectCropped();
  await upload('Stamp', 'stamp', await twoColours(300, 200));
  await openCropDialog('stamp');
  await userEvent.keyboard('{Enter}');
  await expectCropped();
  expect(network.calls('/update-media'), 'Enter does not submit the form').toHaveLength(1);
  await send();
  expect(await sentSize(network, 'signature')).toEqual([600, 300]);
  expect(await sentSize(network, 'logo')).toEqual([200, 200]);
});
