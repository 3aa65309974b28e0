import { toCsv } from '@institute/sdk/csv';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { DownloadIcon } from '../../../ui/icons.tsx';
import { importColumns } from './import-fields.ts';

/** Saves a table that has only the header row. */
export function DownloadTemplateButton() {
  const handleClick = () => {
    const columns = importColumns.map(({ label }) => [label, () => ''] as const);
    saveFile(new Blob([toCsv(columns, [])], { type: 'text/csv;charset=utf-8' }), 'students-template.csv');
  };
  return (
    <Button variant="outline" size="sm" onClick={handleClick}>
      <DownloadIcon />
      Download template
    </Button>
  );
}
