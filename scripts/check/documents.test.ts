import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { fromRoot, root } from '../runtime/paths.mjs';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && fs.existsSync(fromRoot(file)));
const documents = files.filter((file) => file === 'README.md' || /^docs\/.*\.md$/.test(file));

const CODE = /`([^`\s]+)`/g;
const LINK = /\]\(([^)#\s]+)(?:#[^)]*)?\)/g;
const FILE = /^[\w.*/-]+\.(?:tsx?|mjs|cjs|sql|css|html|json|ya?ml)$/;
const FOLDER = /^(?:backend|frontend|ui-kit|api-client|cli|e2e|bench|scripts|docs)(?:\/[\w-]+)+\/?$/;

/** Whether a name in a text, `*` included, is one of a file: its whole path or the end of it. */
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
