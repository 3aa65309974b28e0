import type { FindResultInput } from '@institute/sdk';
import { brand } from '../../../lib/brand.ts';

/** The address that fills the lookup form for a certificate. It contains no name, and asks for nothing by itself. */
export function certificateUrl(origin: string, { rollNo, courseId }: FindResultInput): string {
  return `${origin}/view-result?${new URLSearchParams({ roll_no: rollNo, course_id: courseId })}`;
}

/** Opens WhatsApp with a message, for a chat that the viewer then chooses. */
export function whatsappShareUrl(url: string, course: string | undefined): string {
  const certificate = course ? `Certificate in ${course}` : 'Certificate';
  return `https://wa.me/?text=${encodeURIComponent(`${certificate}, ${brand.name}. Check it here: ${url}`)}`;
}

/** Opens the form for a certification in the viewer's LinkedIn profile. The viewer adds the date. */
export function linkedInUrl(url: string, course: string | undefined): string {
  const parameters = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    ...(course && { name: course }),
    organizationName: brand.name,
    certUrl: url,
  });
  return `https://www.linkedin.com/profile/add?${parameters}`;
}
