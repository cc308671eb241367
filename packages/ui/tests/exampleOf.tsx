import { Children, cloneElement, isValidElement, type ComponentType, type ReactElement, type ReactNode } from "react";

const childrenOf = (node: ReactNode) =>
  isValidElement<{ children?: ReactNode }>(node) ? node.props.children : undefined;

/**
 * Returns args and `render` of stories that show an example: their args are the props of one of its parts, so that
 * Controls show and change what the code of the example sets.
 *
 * @throws RangeError if the example does not have the part.
 */
export function exampleOf<Props extends object>(
  part: ComponentType<Props>,
  Example: () => ReactElement,
  more?: Partial<Props>,
) {
  const isPart = (node: ReactNode): node is ReactElement<Props> => isValidElement(node) && node.type === part;
  const find = (node: ReactNode): ReactElement<Props> | undefined =>
    isPart(node)
      ? node
      : Children.toArray(childrenOf(node))
          .map(find)
          .find((found) => found !== undefined);
  const replace = (node: ReactNode, props: Props): ReactNode => {
    if (isPart(node)) return cloneElement(node, props);
    if (!isValidElement(node) || !find(node)) return node;
    return cloneElement(
      node,
      undefined,
      Children.map(childrenOf(node), (child) => replace(child, props)),
    );
  };
  const example = Example();
  const found = find(example);
  if (!found) throw new RangeError(`${Example.name} does not have ${part.name}.`);
  return { args: { ...found.props, ...more }, render: (props: Props) => <>{replace(example, props)}</> };
}
