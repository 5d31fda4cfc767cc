import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { fromRoot, root } from '../runtime/paths.mjs';
import { filesOfTree } from './changed/changed-files.ts';

const files = filesOfTree();
const documents = files.filter((file) => file === 'README.md' || /^docs\/.*\.md$/.test(file));

const CODE = /`([^`\s]+)`/g;
const LINK = /\]\(([^)#\s]+)(?:#[^)]*)?\)/g;
const FILE = /^[\w.*/-]+\.(?:tsx?|mjs|cjs|sql|css|html|json|ya?ml)$/;
const FOLDER = /^(?:backend|frontend|ui-kit|api-client|cli|e2e|bench|scripts|docs)(?:\/[\w-]+)+\/?$/;

/** Whether the name in a text, which may contain `*`, is the whole path of a file or the end of one. */
function isFile(name: string): boolean {
  const pattern = name
    .split('*')
    .map((part) => part.replaceAll('.', '\\.'))
    .join('[^/]*');
  const end = new RegExp(`(?:^|/)${pattern}$`);
  return files.some((file) => end.test(file));
}

const isFolder = (name: string) => files.some((file) => file.startsWith(name.replace(/\/?$/, '/')));

/** Suffixes such as `.store.ts` name a kind of file. */
const isKind = (name: string) =>
  /^[.*-]/.test(name) && files.some((file) => file.endsWith(name.replace('*', '')));

describe.each(documents)('%s', (document) => {
  const text = fs.readFileSync(fromRoot(document), 'utf8');

  it('names only files and folders that exist', () => {
    const names = [...text.matchAll(CODE)].map(([, name = '']) => name);
    const unknown = names.filter(
      (name) =>
        (FILE.test(name) && !isFile(name) && !isKind(name)) ||
        (FOLDER.test(name) && !isFolder(name) && !isFile(name)),
    );
    expect(unknown).toEqual([]);
  });

  it('links only to what exists', () => {
    const links = [...text.matchAll(LINK)]
      .map(([, link = '']) => link)
      .filter((link) => !link.includes('://'));
    const broken = links.filter((link) => !fs.existsSync(path.join(root, path.dirname(document), link)));
    expect(broken).toEqual([]);
  });
});

it('leads from each rule of the product to the line that holds it', () => {
  const [, section = ''] = fs
    .readFileSync(fromRoot('docs/product.md'), 'utf8')
    .split('## Where each rule is written');
  const rows = [...section.matchAll(/^\|[^|]+\|\s*`([^`]+)`\s*\|([^|]+)\|$/gm)];
  expect(rows.length).toBeGreaterThan(20);
  const missing = rows.flatMap(([, file = '', names = '']) => {
    const text = fs.readFileSync(fromRoot(file), 'utf8');
    return [...names.matchAll(CODE)]
      .filter(([, name = '']) => !text.includes(name))
      .map(([name]) => `${name} in ${file}`);
  });
  expect(missing).toEqual([]);
});

/** The number of words of each sentence or clause; a name in code counts as one. */
function sentenceLengths(text: string): { words: number; sentence: string }[] {
  const prose = text.replace(/```[\s\S]*?```/g, '').replace(/<!--[\s\S]*?-->/g, '');
  return prose
    .split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.)\s)|\n(?=[|#])/)
    .filter((block) => !block.trimStart().startsWith('|'))
    .flatMap((block) =>
      block
        .replace(/\]\([^)]*\)/g, ']')
        .replace(/`[^`]*`/g, 'code')
        .split(/(?<=[.!?:;])\s+/),
    )
    .map((sentence) => ({
      sentence: sentence.replace(/\s+/g, ' ').trim(),
      words: sentence.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length,
    }));
}

it.each([...documents, 'api-client/README.md'].filter((document) => document !== 'docs/cli.md'))(
  'has no sentence of more than 25 words in %s',
  (document) => {
    const long = sentenceLengths(fs.readFileSync(fromRoot(document), 'utf8')).filter(
      ({ words }) => words > 25,
    );
    expect(long).toEqual([]);
  },
);
