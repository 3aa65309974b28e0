import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { resolvers } from '../core/pipeline.ts';
import { createSeedDb } from '../db/seed/index.ts';
import { html, indianDate } from './html.ts';
import { avatar, coursePicture } from './images.ts';
import { pictures as allPictures } from './pictures.ts';

/** One document of each kind, for students whose names contain markup. */
async function createDocuments(): Promise<[name: string, page: string][]> {
  const db = createSeedDb();
  for (const account of db.accounts) account.fullName = `<b onclick="x()">${account.fullName}</b> & 'co'`;
  const viewer = db.accounts.find(({ _id }) => _id === 'u-franchise');
  const context = { db, viewer, origin: 'http://mocks.example.com', appOrigin: 'http://app.example.com', now: '2026-11-21T06:00:00.000Z' };
  const ids = { studentId: 's-001', courseId: 'c-ccc' };
  return [
    ['certificate', await resolvers.findResult({ ...context, input: { rollNo: 'GVI/11/2026', courseId: 'c-ccc' } })],
    ['marksheet', await resolvers.findMarksheet({ ...context, input: ids })],
    ['hall ticket', await resolvers.getHallTicket({ ...context, input: ids })],
    ['invoice', await resolvers.getInvoice({ ...context, input: { userId: 's-001', courseId: 'c-ccc' } })],
  ];
}

it('documents are complete pages with one h1, in English and Hindi, without a script, style sheet, event handler or external URL', async () => {
  for (const [name, page] of await createDocuments()) {
    expect(page, name).toMatch(/^<!doctype html><html lang="en-IN">/);
    expect(page.match(/<h1/g), name).toHaveLength(1);
    expect(page, name).toMatch(/[\u0900-\u097F]/);
    expect(page, name).toContain('GVI');
    expect(page, name).not.toMatch(/<script|<style|<link|<b onclick|https?:\/\//);
    expect(page, name).toContain('&lt;b onclick=&quot;x()&quot;&gt;');
  }
});

it('html escapes texts and inserts fragments and lists of fragments as they are', () => {
  const items = ['<a>', '"&\''].map((text) => html`<li title="${text}">${text}</li>`);
  expect(html`<ul>${items}${undefined}${7}</ul>`.text).toBe(
    '<ul><li title="&lt;a&gt;">&lt;a&gt;</li><li title="&quot;&amp;&#39;">&quot;&amp;&#39;</li>7</ul>',
  );
});

it('indianDate converts times to the day in India and leaves dates unchanged', () => {
  expect(['2026-09-30T20:00:00.000Z', '2026-09-30', undefined].map(indianDate)).toEqual(['01-10-2026', '30-09-2026', '–']);
});

describe('coursePicture', () => {
  const pictures = createSeedDb().courses.map(({ _id }) => coursePicture(_id));

  it('is different for every course of the seed, an open book for others, and needs no font, because its letters are outlines', () => {
    const all = [...pictures, coursePicture('another')];
    expect(new Set(all).size).toBe(all.length);
    for (const picture of all) {
      expect(picture).toMatch(/^<svg [^>]*viewBox="0 0 640 360"/);
      expect(picture).not.toContain('<text');
    }
  });

  it('is the SVG file of the course', () => {
    const folder = new URL('pictures/', import.meta.url);
    const files = Object.fromEntries(
      readdirSync(folder).map((name) => [name.replace('.svg', ''), readFileSync(new URL(name, folder), 'utf8').trimEnd()]),
    );
    // Run `pnpm --filter @institute/mocks pictures` after a change.
    expect(allPictures).toEqual(files);
  });
});

it('an avatar shows initials, as whole letters in Devanagari', () => {
  const account = { _id: 'x', email: 'x@example.com', role: 11, password: '', isActive: true, courses: [] };
  expect(avatar({ ...account, fullName: 'नवीन कुमारी' })).toContain('>नकु</text>');
  expect(avatar({ ...account, fullName: '<Aarav' })).toContain('>&lt;</text>');
});
