import { chakra } from '@chakra-ui/react/styled-system';
import { brand } from '../../lib/brand.ts';
import { recipe } from '../../theme/system.ts';
import { useBrokenImage } from '../../ui/hooks/use-broken-image.ts';

interface IdCardProps {
  name: string;
  rollNo: string | undefined;
  course: string | undefined;
  /** Without it, or if it fails to load, the box is empty, for a photo on paper. */
  photo: string | undefined;
}

/** A student's ID card in the size of a bank card. */
export function IdCard({ name, rollNo, course, photo }: IdCardProps) {
  const { isBroken, imageProps } = useBrokenImage(photo);
  return (
    <Card translate="no">
      <h3>{brand.name}</h3>
      <PhotoBox>{photo && !isBroken && <img src={photo} alt="" referrerPolicy="no-referrer" {...imageProps} />}</PhotoBox>
      <dl>
        <dt>Name</dt>
        <dd>{name}</dd>
        <dt>Roll No</dt>
        <dd>{rollNo || '-'}</dd>
        <dt>Course</dt>
        <dd>{course || '-'}</dd>
      </dl>
      <p>{`Student card · If found, please call ${brand.phone.label}`}</p>
    </Card>
  );
}

const PhotoBox = chakra(
  'div',
  recipe({
    base: { width: '22mm', height: '27mm', border: '0.2mm solid black', '& img': { width: '100%', height: '100%', objectFit: 'cover' } },
  }),
);

const Card = chakra(
  'article',
  recipe({
    base: {
      display: 'grid',
      gridTemplateColumns: '22mm minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr auto',
      gap: '2mm 4mm',
      width: '86mm',
      height: '54mm',
      padding: '3mm 4mm',
      // The line to cut along.
      border: '0.1mm dashed black',
      fontSize: '9pt',
      lineHeight: '1.25',
      overflow: 'hidden',
      breakInside: 'avoid',
      '& h3': { gridColumn: '1 / -1', paddingBottom: '1mm', borderBottom: '0.5mm solid black', fontSize: '12pt', textAlign: 'center' },
      '& dt': { fontSize: '7pt' },
      '& dd': { marginBottom: '1mm', fontWeight: '600', overflowWrap: 'anywhere', maxHeight: '2.5em', overflow: 'hidden' },
      '& p': { gridColumn: '1 / -1', fontSize: '7pt', textAlign: 'center' },
    },
  }),
);
