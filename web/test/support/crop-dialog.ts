import { expect } from 'vitest';
import { commands, page } from 'vitest/browser';

export const cropDialog = page.getByRole('dialog', { name: /^Crop / });
export const cropFrame = cropDialog.getByRole('application');
export const cropButton = getCropButton('photo');

function getCropButton(noun: string) {
  return page.getByRole('button', { name: `Crop ${noun}`, exact: true });
}

export async function openCropDialog(noun = 'photo'): Promise<void> {
  await getCropButton(noun).click();
  await expect.element(cropFrame).not.toHaveAttribute('aria-busy');
  await expect.element(cropFrame).toHaveFocus();
}

export const expectCropped = () => expect.element(cropDialog).not.toBeInTheDocument();

/** Drags the picture to the right by CSS pixels. */
export const drag = (x: number) => commands.drag('[role=dialog] [role=application]', x, 0);
