import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import * as common from '#text/common.ts';
import * as text from '#text/photos.ts';
import { takePhoto } from '#text/photos.ts';
import { Button } from '../button.tsx';
import { Modal } from '../dialog/dialogs.tsx';
import { useSubmit } from '../form/use-submit.ts';
import { Portrait } from './portrait.tsx';
import { drawPreview } from './prepare-photo.ts';
import { useObjectUrl } from './use-photo.ts';

export interface CameraDialogProps {
  facing: 'user' | 'environment';
  onTake: (photo: File) => void;
  onClose: () => void;
}

/** Takes a photo with the camera of a computer, which is on until the photo is taken. */
export function CameraDialog({ facing, onTake, onClose }: CameraDialogProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [isOn, setIsOn] = useState(false);
  const [error, setError] = useState<string>();
  const [photo, setPhoto] = useState<File>();
  const photoUrl = useObjectUrl(photo);
  useEffect(() => {
    if (photo || error) return;
    let cancelFirstFrame = () => {};
    const opening = openCamera(facing).catch(({ name }) => void setError(reasons[name] ?? text.inUse));
    opening.then((stream) => {
      const shown = video.current;
      if (!stream || !shown) return;
      for (const track of stream.getTracks()) track.onended = () => setError(text.inUse);
      shown.srcObject = stream;
      // `loadeddata` comes before there is a picture to take, but is all that Firefox has before version 132.
      if (!('requestVideoFrameCallback' in shown)) return;
      const firstFrame = shown.requestVideoFrameCallback(() => setIsOn(true));
      cancelFirstFrame = () => shown.cancelVideoFrameCallback(firstFrame);
    });
    const handleVisibility = () => document.hidden && setError(text.turnedOff);
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      document.removeEventListener('visibilitychange', handleVisibility);
      cancelFirstFrame();
      setIsOn(false);
      opening.then((stream) => stream?.getTracks()[0]?.stop());
    };
  }, [facing, photo, error]);
  const { isPending, submit } = useSubmit(async ({ detail }: MouseEvent) => {
    // The second click of a double click would use a photo that the user has not seen.
    if (detail > 1) return;
    if (photo) {
      onTake(photo);
      onClose();
    } else if (error) setError(undefined);
    else if (video.current) {
      const image = await createImageBitmap(video.current).catch(() => setError(text.inUse));
      if (!image) return;
      const { file } = await drawPreview({ image, type: 'image/jpeg', name: '' });
      setPhoto(new File([file], 'photo.jpg', { type: file.type }));
    }
  });
  return (
    <Modal title={takePhoto} onClose={onClose}>
      <Flex justify="center" display={error ? 'none' : 'flex'}>
        <chakra.video
          ref={video}
          aria-label={text.picture}
          muted
          autoPlay
          playsInline
          hidden={photoUrl !== undefined}
          width={width}
          aspectRatio="4 / 5"
          objectFit="cover"
          borderRadius="md"
          bg="bg.deep"
          // The picture is mirrored, as in a mirror, when the camera faces the user.
          transform={facing === 'user' ? 'scaleX(-1)' : undefined}
          onLoadedData={({ currentTarget }) => 'requestVideoFrameCallback' in currentTarget || setIsOn(true)}
        />
        {photoUrl && <Portrait src={photoUrl} alt={text.taken} width={width} />}
      </Flex>
      <p role="status">{photo ? text.taken : (error ?? (isOn ? text.framed : text.starting))}</p>
      <Flex gap="3" justify="flex-end" wrap="wrap" direction={{ base: 'column-reverse', sm: 'row' }}>
        {photo && (
          <Button variant="outline" onClick={() => setPhoto(undefined)}>
            {text.takeAgain}
          </Button>
        )}
        {/* The dialog gives this button the focus, also when the other button unmounts. */}
        <Button data-focus-first pending={isPending || !(isOn || photo || error)} onClick={(event) => void submit(event)}>
          {photo ? text.usePhoto : error ? common.retry : text.take}
        </Button>
      </Flex>
    </Modal>
  );
}

/** Leaves room for the text and the buttons, also on a low screen. */
const width = 'min(100%, clamp(4rem, 80vh - 13rem, 40vh))';

/** Without https there are no media devices. */
const openCamera = async (facingMode: string) =>
  navigator.mediaDevices.getUserMedia({ video: { facingMode, width: { ideal: 1920 }, height: { ideal: 1080 } } });

const reasons: Partial<Record<string, string>> = {
  NotAllowedError: text.refused,
  NotFoundError: text.notFound,
  TypeError: text.insecure,
};
