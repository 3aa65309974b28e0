import type { Course } from '@institute/sdk';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';

/** The course that a payment is for; undefined until it is here, and where the provider gave no id but a title. */
export function useNamedCourse(id: string): Course | undefined {
  const { queries } = useApi();
  return useQuery({ ...queries.getCourse({ id }), meta: { quiet: true } }).data?.course;
}
