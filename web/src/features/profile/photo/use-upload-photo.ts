import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../../lib/use-api.ts';

/** Sends a photo, which has no time limit but can be stopped; it is stopped with the page, too. */
export function useUploadPhoto() {
  const { api, mutations, queries } = useApi();
  const queryClient = useQueryClient();
  const running = useRef<AbortController>(undefined);
  const [stopped, setStopped] = useState(false);
  const mutation = useMutation({
    ...mutations.uploadPhoto(),
    mutationFn: (input: { avatar: File }) => api.uploadPhoto(input, { signal: running.current?.signal }),
    gcTime: 0,
  });
  const stop = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);

  /** Forgets how the last one ended. */
  const reset = () => {
    mutation.reset();
    setStopped(false);
  };

  /** The server's answer; none when the upload was stopped, which is no error. */
  const send = async (avatar: File) => {
    const controller = new AbortController();
    running.current = controller;
    try {
      return await mutation.mutateAsync({ avatar });
    } catch (error) {
      if (!controller.signal.aborted) throw error;
      mutation.reset();
      setStopped(true);
      // Stopped too late, the photo is there all the same.
      void queryClient.invalidateQueries({ queryKey: queries.getProfile.key() });
      return undefined;
    }
  };

  return { send, stop, reset, sending: mutation.isPending, stopped, error: mutation.error };
}
