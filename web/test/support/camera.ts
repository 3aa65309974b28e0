import { expect, type MockInstance, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';

export const cameraDialog = page.getByRole('dialog', { name: 'Take photo' });
export const cameraButton = (name: string) => cameraDialog.getByRole('button', { name, exact: true });
export const cameraStatus = cameraDialog.getByRole('status');

/** A camera whose picture is red at the left and blue at the right. `tracks` has the tracks of each time when it was on. */
export function stubCamera() {
  const tracks: MediaStreamTrack[] = [];
  // Without a stop the camera would go on drawing.
  onTestFinished(() => {
    for (const track of tracks) track.stop();
  });
  const opening = vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
    const context = canvas.getContext('2d');
    const stream = canvas.captureStream();
    tracks.push(...stream.getTracks());
    const draw = () => {
      for (const [index, colour] of ['#c00', '#00c'].entries()) {
        if (context) context.fillStyle = colour;
        context?.fillRect(index * 320, 0, 320, 480);
      }
      if (stream.active) requestAnimationFrame(draw);
    };
    draw();
    return stream;
  });
  return { tracks, opening, expectOff: () => expect.poll(() => tracks.map(({ readyState }) => readyState)).not.toContain('live') };
}

export const failOnce = (opening: MockInstance, name: string) => opening.mockRejectedValueOnce(new DOMException('', name));

export function stubTouch(): void {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query === '(pointer: coarse)' ? Object.assign(new EventTarget(), matchMedia('all'), { matches: true }) : matchMedia(query),
  );
}
