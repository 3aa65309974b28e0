import { expect, it } from 'vitest';
import type { ImportCells } from './import-table.ts';
import { matchPhotos } from './match-photos.ts';

function match(list: readonly ImportCells[], names: readonly string[]) {
  const rows = Object.fromEntries(list.map((cells, index) => [`row-${index}`, cells]));
  const files = names.map((name) => new File(['x'], name));
  const { photos, unused } = matchPhotos(rows, files);
  return { photos: Object.keys(rows).map((key) => photos.get(key)?.name), unused: unused.map(({ name }) => name) };
}

const imran = 'imran@example.com';

it('finds a photo by the cell Photo, or else by phone, email or full name', () => {
  const rows = [
    { fullName: 'Asha Kumari', avatar: 'IMG_01.jpg' },
    { fullName: 'Rohit', avatar: 'img 02' },
    { fullName: 'Meena', phone: '+91 12358 31495' },
    { fullName: 'Imran', email: imran },
    { fullName: 'Anjali  Kumari' },
  ];
  const files = ['anjali-kumari.jpeg', 'img_02.PNG', 'img_01.jpg', '1235831495.jpg', `${imran}.jpg`, 'screenshot.png'];
  expect(match(rows, files)).toEqual({
    photos: ['img_01.jpg', 'img_02.PNG', '1235831495.jpg', `${imran}.jpg`, 'anjali-kumari.jpeg'],
    unused: ['screenshot.png'],
  });
});

it('finds Devanagari names, whatever way the file system writes them', () => {
  expect(match([{ fullName: 'क़ासिम' }, { fullName: 'José' }], ['क़ासिम.jpg', 'José.jpg'.normalize('NFD')]).unused).toEqual([]);
});

it('a name of two students or of two files fits none of them, and where the cell Photo names another file the name counts for nothing', () => {
  expect(match([{ fullName: 'Asha' }, { fullName: 'asha', phone: '1' }], ['Asha.jpg', '1.jpg'])).toEqual({
    photos: [undefined, '1.jpg'],
    unused: ['Asha.jpg'],
  });
  expect(match([{ fullName: 'Asha' }], ['Asha.jpg', 'asha.png'])).toEqual({ photos: [undefined], unused: ['Asha.jpg', 'asha.png'] });
  expect(match([{ fullName: 'Asha', avatar: 'two.jpg' }], ['asha.jpg']).photos).toEqual([undefined]);
});
