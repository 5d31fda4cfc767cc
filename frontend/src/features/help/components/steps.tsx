export function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="grid list-decimal gap-1.5 pl-5 text-text max-sm:text-sm">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
