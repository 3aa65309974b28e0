import { Grid } from '@chakra-ui/react/grid';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import type { ListStudentsInput, Student } from '@institute/sdk';
import { useListStudents } from '@institute/sdk/react';
import { brand } from '#lib/brand.ts';
import { httpUrl } from '#lib/format.ts';
import { photoUrl } from '#lib/photo-url.ts';
import * as common from '#text/common.ts';
import * as text from '#text/papers.ts';
import { tightLineHeight } from '#theme/system.ts';
import { useBrokenImage } from '#ui/hooks.ts';
import { PrintDialog } from '#ui/print/print-dialog.tsx';

interface CardStudent extends Partial<Pick<Student, '_id' | 'fullName' | 'rollNo'>> {
  /** The title of the student's course. */
  course: string | undefined;
}

interface IdCardsDialogProps {
  students: readonly CardStudent[];
  /** The list of the students with the photos. Without it the boxes for the photos stay empty. */
  photosOf: ListStudentsInput | undefined;
  onClose: () => void;
}

export function IdCardsDialog({ students, photosOf, onClose }: IdCardsDialogProps) {
  const { data, isFetching } = useListStudents(photosOf, { enabled: photosOf !== undefined });
  const photos = new Map(data?.users.map((user) => [user._id, httpUrl(photoUrl(user))]));
  const paper = (
    <Grid templateColumns="86mm 86mm" justifyContent="center">
      {students.map((student, index) => (
        <IdCard key={index} student={student} photo={photos.get(student._id ?? '')} />
      ))}
    </Grid>
  );
  return (
    <PrintDialog title={common.printIdCards} label={text.printCards} pending={isFetching} paper={paper} onClose={onClose}>
      <p>{text.cardsOnSheets(students.length)}</p>
      <Text textStyle="sm" color="fg.muted">
        {data || isFetching ? text.boxWithoutPhoto : text.photosNotLoaded}
      </Text>
    </PrintDialog>
  );
}

interface IdCardProps {
  student: CardStudent;
  /** Without a photo, or if it fails to load, the box is empty, for a photo on paper. */
  photo: string | undefined;
}

function IdCard({ student: { fullName, rollNo, course }, photo }: IdCardProps) {
  const { isBroken, imageProps } = useBrokenImage(photo);
  return (
    <Card htmlTranslate="no">
      <h3>{brand.name}</h3>
      <div>{photo && !isBroken && <img src={photo} alt="" referrerPolicy="no-referrer" {...imageProps} />}</div>
      <dl>
        <dt>{common.name}</dt>
        <dd>{fullName || '-'}</dd>
        <dt>{common.rollNo}</dt>
        <dd>{rollNo || '-'}</dd>
        <dt>{common.course}</dt>
        <dd>{course || '-'}</dd>
      </dl>
      <p>{text.ifFound(brand.phone.label)}</p>
    </Card>
  );
}

const Card = chakra('article', {
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
    lineHeight: tightLineHeight,
    overflow: 'hidden',
    breakInside: 'avoid',
    '& h3': { gridColumn: '1 / -1', paddingBottom: '1mm', borderBottom: '0.5mm solid black', fontSize: '12pt', textAlign: 'center' },
    '& > div': { width: '22mm', height: '27mm', border: '0.2mm solid black' },
    '& img': { width: '100%', height: '100%', objectFit: 'cover' },
    '& dt': { fontSize: '7pt' },
    '& dd': {
      marginBottom: '1mm',
      fontWeight: '600',
      overflowWrap: 'anywhere',
      maxHeight: `${2 * Number(tightLineHeight)}em`,
      overflow: 'hidden',
    },
    '& p': { gridColumn: '1 / -1', fontSize: '7pt', textAlign: 'center' },
  },
});
