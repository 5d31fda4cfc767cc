export function chooseOption<Value extends string>(
  options: readonly { value: Value }[],
  onChoose: (value: Value) => void,
): (text: string) => void {
  return (text) => {
    const option = options.find(({ value }) => value === text);
    if (option) onChoose(option.value);
  };
}
