import type { Plugin, Rolldown } from 'vite';

const STAFF_ROUTE = /\/src\/(routes\/admin[.]tsx|routes\/admin\/|app\/route-tree[.]gen[.]ts$)/;
const STAFF_TEXTS = /\/admin(-[a-z-]+)?\.json$/;

/** The names of files that only the routes of the back-office load. */
function staffFilesOf(bundle: Rolldown.OutputBundle): Set<string> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const isStaffs = ({ moduleIds }: Rolldown.OutputChunk) => moduleIds.some((id) => STAFF_ROUTE.test(id));
  const customers = new Set<string>();

  function reach(name: string): void {
    const chunk = byName.get(name);
    if (!chunk || customers.has(name) || (!chunk.isEntry && isStaffs(chunk))) return;
    customers.add(name);
    [...chunk.imports, ...chunk.dynamicImports].forEach(reach);
  }

  for (const chunk of chunks) if (chunk.isEntry) reach(chunk.fileName);
  const scripts = chunks.map(({ fileName }) => fileName).filter((name) => !customers.has(name));
  const texts = Object.keys(bundle).filter((name) => STAFF_TEXTS.test(name));
  return new Set([...scripts, ...texts]);
}

interface StaffFiles {
  plugin: Plugin;
  has: (url: string) => boolean;
}

export function staffFiles(): StaffFiles {
  let files = new Set<string>();
  return {
    has: (url) => files.has(url.replace(/^\//, '')),
    plugin: {
      name: 'torpedo:staff-files',
      apply: 'build',
      generateBundle(_options, bundle) {
        files = staffFilesOf(bundle);
      },
    },
  };
}
