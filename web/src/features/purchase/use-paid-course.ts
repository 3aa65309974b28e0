import type { Course } from '@institute/sdk';
import { useGetCourse } from '@institute/sdk/react';

/** The course of a payment. Undefined while it is loading, and if the provider returned a title instead of an id. */
export function usePaidCourse(id = ''): Course | undefined {
  return useGetCourse({ id }, { enabled: id !== '', meta: { quiet: true } }).data?.course;
}
