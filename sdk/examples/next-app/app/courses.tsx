'use client';

import { useListCourses } from '@institute/sdk/react';
import { useEffect, useState } from 'react';

export function Courses() {
  const { data, error, refetch } = useListCourses();
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  return (
    <main>
      <h1>Courses</h1>
      {/* Before hydration, a click would be lost. */}
      <button type="button" disabled={!isHydrated} onClick={() => void refetch()}>
        Refresh
      </button>
      {error && <p role="alert">{error.message}</p>}
      <ul>
        {data?.courses.map(({ _id, title }) => (
          <li key={_id}>{title}</li>
        ))}
      </ul>
    </main>
  );
}
