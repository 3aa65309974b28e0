import { describe, expect, it } from 'vitest';
import { seed } from '../db/seed/index.ts';
import { resolvers } from '../resolvers/index.ts';
import { html } from './html.ts';
import { motifOf } from './motifs/motif-of.ts';
import { indianDate } from './parts.ts';
import { coursePicture, personPicture } from './pictures.ts';

/** Every kind of document, of people whose names would be markup. */
async function documents(): Promise<[name: string, page: string][]> {
  const db = seed();
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

describe('documents', () => {
  it('are whole pages with one heading, in English of India and Hindi', async () => {
    for (const [name, page] of await documents()) {
      expect(page, name).toMatch(/^<!doctype html><html lang="en-IN">/);
      expect(page.match(/<h1/g), name).toHaveLength(1);
      expect(page, name).toMatch(/[\u0900-\u097F]/);
      expect(page, name).toContain('GVI');
    }
  });

  it('hold no script, no style sheet, no handler and nothing from outside', async () => {
    for (const [name, page] of await documents()) {
      expect(page, name).not.toMatch(/<script|<style|<link|<b onclick|https?:\/\//);
      expect(page, name).toContain('&lt;b onclick=&quot;x()&quot;&gt;');
    }
  });
});

describe('html', () => {
  it('escapes texts, and takes fragments and lists of them as they are', () => {
    const items = ['<a>', '"&\''].map((text) => html`<li title="${text}">${text}</li>`);
    expect(html`<ul>${items}${undefined}${7}</ul>`.text).toBe(
      '<ul><li title="&lt;a&gt;">&lt;a&gt;</li><li title="&quot;&amp;&#39;">&quot;&amp;&#39;</li>7</ul>',
    );
  });
});

describe('indianDate', () => {
  it('turns moments into the day in India and leaves dates alone', () => {
    expect(indianDate('2026-09-30T20:00:00.000Z')).toBe('01-10-2026');
    expect(indianDate('2026-09-30')).toBe('30-09-2026');
    expect(indianDate(undefined)).toBe('–');
  });
});

describe('pictures', () => {
  it('are drawn alike every time, and differ from course to course', () => {
    const pictures = seed().courses.map(coursePicture);
    expect(seed().courses.map(coursePicture)).toEqual(pictures);
    expect(new Set(pictures).size).toBe(pictures.length);
    for (const picture of pictures) expect(picture).toMatch(/^<svg [^>]*viewBox="0 0 640 360"/);
  });

  it('show for every course of the seed a motif of its own, and for another course an open book', () => {
    const motifs = seed().courses.map(({ _id }) => motifOf(_id)?.text);
    expect(motifs).not.toContain(undefined);
    expect(new Set(motifs).size).toBe(motifs.length);
    const [course] = seed().courses;
    const other = course && coursePicture({ ...course, _id: 'another' });
    expect(other).toMatch(/^<svg [^>]*viewBox="0 0 640 360"/);
    expect(seed().courses.map(coursePicture)).not.toContain(other);
  });

  it('of courses need no font: their letters are outlines', () => {
    for (const picture of seed().courses.map(coursePicture)) expect(picture).not.toContain('<text');
  });

  it('show initials, whole letters of Devanagari too', () => {
    const person = { _id: 'x', email: 'x@example.com', role: 11, password: '', isActive: true, courses: [] };
    expect(personPicture({ ...person, fullName: 'नवीन कुमारी' })).toContain('>नकु</text>');
    expect(personPicture({ ...person, fullName: '<Aarav' })).toContain('>&lt;</text>');
  });
});
