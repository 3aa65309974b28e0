import { selectPhoto } from '../../support/pages/photo-dialog.ts';
import { signIn, student } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { cropFrame, openCropDialog, pinch, twoColours, zoomSlider } from './crop-dialog.ts';

test('two fingers zoom', async ({ page }) => {
  await signIn(page, student);
  await selectPhoto(page, await twoColours(page, 600, 300));
  await openCropDialog(page);
  await pinch(page, 60, 120);
  await expect(zoomSlider(page)).toHaveAttribute('aria-valuetext', /^(19\d|20\d) %$/);
  await expect(cropFrame(page).locator('..')).toHaveCSS('touch-action', 'none');
});
