import { useApi } from '@institute/sdk/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

/** Uploads a photo. It has no timeout, but can be stopped, and is stopped on unmount. */
export function usePhotoUpload() {
  const { api, mutations, queries } = useApi();
  const queryClient = useQueryClient();
  const controllerRef = useRef<AbortController>(undefined);
  const [isStopped, setIsStopped] = useState(false);
  const mutation = useMutation({
    ...mutations.uploadPhoto(),
    mutationFn: (input: { avatar: File }) => api.uploadPhoto(input, { signal: controllerRef.current?.signal }),
  });
  const stop = () => controllerRef.current?.abort();
  useEffect(() => () => controllerRef.current?.abort(), []);

  /** Clears the result of the last upload. */
  const reset = () => {
    mutation.reset();
    setIsStopped(false);
  };

  /** Resolves with the response, or with undefined when the upload was stopped. */
  const upload = async (avatar: File) => {
    const controller = new AbortController();
    controllerRef.current = controller;
    try {
      return await mutation.mutateAsync({ avatar });
    } catch (error) {
      if (!controller.signal.aborted) throw error;
      mutation.reset();
      setIsStopped(true);
      // The server may have stored the photo before the abort.
      void queryClient.invalidateQueries({ queryKey: queries.getProfile.key() });
      return undefined;
    }
  };

  return { upload, stop, reset, isUploading: mutation.isPending, isStopped, error: mutation.error };
}
