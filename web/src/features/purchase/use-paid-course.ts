import type { Course } from '@institute/sdk';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';

/** The course of a payment. Undefined while it is loading, and if the provider returned a title instead of an id. */
export function usePaidCourse(id: string): Course | undefined {
  const { queries } = useApi();
  return useQuery({ ...queries.getCourse({ id }), meta: { quiet: true } }).data?.course;
}
