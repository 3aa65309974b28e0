import { expect } from 'vitest';
import { commands, page } from 'vitest/browser';
import { button as mainButton } from '../support/page.ts';

/** The photo of the mocks' student. */
export const studentPhoto = page.getByRole('img', { name: 'Photo of Aarav Sharma' });

export const openButton = mainButton('Upload photo');
export const removeButton = mainButton('Remove photo');
export const photoDialog = page.getByRole('dialog', { name: 'Upload photo' });
export const fileField = photoDialog.getByLabelText('Photo', { exact: true });
export const button = (name: string) => photoDialog.getByRole('button', { name, exact: true });
export const selectedPhoto = photoDialog.getByRole('img', { name: 'Selected: me.png' });

export const expectUploaded = () => expect.element(photoDialog).not.toBeInTheDocument();

export async function selectPhoto(file: File): Promise<void> {
  await openButton.click();
  await fileField.upload(file);
  await expect.element(photoDialog.getByRole('img', { name: /^Selected/ })).toBeVisible();
}

/** The picture that was uploaded is shown. The mocks in the page store it, so its content differs. */
export const expectUploadedPhoto = () => expect.element(studentPhoto).toHaveAttribute('src', expect.stringContaining('/__mocks/files/'));

export const clickOutside = () => commands.clickAt(5, 5);
