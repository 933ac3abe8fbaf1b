"""What is between people and servers: bad wires, cables that are cut, network namespaces."""
