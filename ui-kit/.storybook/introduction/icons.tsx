import {
  Check,
  CircleAlert,
  Clock,
  Copy,
  Ellipsis,
  Eye,
  MessageSquareText,
  Plus,
  RotateCw,
  Search,
  TriangleAlert,
  Wallet,
  X,
  type LucideIcon,
} from 'lucide-react';

const vocabulary: [LucideIcon, string][] = [
  [Plus, 'adds: balance, a row'],
  [X, 'closes, clears, failed'],
  [Check, 'done, chosen'],
  [Clock, 'waits'],
  [Copy, 'copies'],
  [Eye, 'shows what is hidden'],
  [Search, 'searches'],
  [RotateCw, 'tries again'],
  [Ellipsis, 'more to do with this row'],
  [Wallet, 'balance'],
  [MessageSquareText, 'numbers and their messages'],
  [CircleAlert, 'this field is wrong'],
  [TriangleAlert, 'something did not work'],
];

/** The icons and their meanings. */
export function IconVocabulary() {
  return (
    <ul className="my-4! grid list-none grid-cols-2 gap-3 p-0!">
      {vocabulary.map(([Icon, meaning]) => (
        <li key={meaning} className="m-0! flex items-center gap-3">
          <Icon aria-hidden className="size-6 shrink-0" />
          {meaning}
        </li>
      ))}
    </ul>
  );
}
