import type { CreateStudentInput } from '@institute/sdk';
import { useApi } from '@institute/sdk/react';
import { useQueryClient } from '@tanstack/react-query';

/**
 * Returns a function that finds the Student Id of a student who was just created. The server tells it in the list only, so it is
 * undefined if the list cannot be read.
 */
export function useFindStudentId() {
  const { queries } = useApi();
  const queryClient = useQueryClient();
  return async ({ email, courseId, batch }: Pick<CreateStudentInput, 'email' | 'courseId' | 'batch'>): Promise<string | undefined> => {
    const options = { ...queries.listStudents({ courseId, batchId: batch }), staleTime: 0, meta: { quiet: true } };
    const response = await queryClient.query(options).catch(() => undefined);
    const key = email.trim().toLowerCase();
    return response?.users.find((student) => student.email?.toLowerCase() === key)?.rollNo;
  };
}
