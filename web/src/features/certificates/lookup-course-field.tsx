import { useEffect, useRef } from 'react';
import { CourseField } from '../courses/fields/course-field.tsx';

interface LookupCourseFieldProps {
  /** Whether the courses are loaded. */
  isLoaded: boolean;
  /** The id in a link to a certificate. */
  courseId: string | undefined;
  error: string | undefined;
}

/** The course of a certificate. The course of a link is selected once the list is loaded, unless another is already. */
export function LookupCourseField({ isLoaded, courseId, error }: LookupCourseFieldProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const select = root.current?.querySelector('select');
    if (isLoaded && courseId && select?.value === '') select.value = courseId;
  }, [isLoaded, courseId]);
  return (
    <div ref={root}>
      <CourseField name="course_id" linkedId={courseId} error={error} />
    </div>
  );
}
