import { SdkError } from '@institute/sdk';
import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useState } from 'react';

/** A call that a person starts. Nothing of it is kept once it is over but why it was refused. */
export function useCall<Answer, Input>(options: UseMutationOptions<Answer, SdkError, Input>) {
  const { mutateAsync, reset } = useMutation({ ...options, gcTime: 0 });
  const [refusal, setRefusal] = useState<SdkError>();
  /** Answers, or throws what it was refused with; the failure has been told by then. */
  const send = async (input: Input): Promise<Answer> => {
    setRefusal(undefined);
    try {
      return await mutateAsync(input);
    } catch (error) {
      if (error instanceof SdkError) setRefusal(error);
      throw error;
    } finally {
      // As long as a form is shown, React Query would keep what was sent, and passwords with it.
      reset();
    }
  };
  return { send, refusal, clear: () => setRefusal(undefined) };
}
